import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  type Browsers,
  desk,
  dialog,
  phone,
  press,
  reads,
  toast,
  pressIn,
} from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  // Browsers make no passkey for a bare address: the website is called by its name.
  app = await aWebsite((environment) => {
    const url = `http://localhost:${environment!["PORT"]}`;
    return anApp({ ...environment, PUBLIC_URL: url });
  });
  visits = await aBrowserOn({ ...app, url: app.url.replace("127.0.0.1", "localhost") });
});

/** Gives a page a keeper of passkeys, as a computer with a fingerprint has one. */
async function withKeeper(page: Page, kind: "own" | "key" = "own"): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("WebAuthn.enable");
  await chromium.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: kind === "own" ? "internal" : "usb",
      hasResidentKey: kind === "own",
      hasUserVerification: kind === "own",
      isUserVerified: kind === "own",
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey in the profile, and keeps the recovery codes. */
async function add(page: Page, name: string): Promise<void> {
  await page.goto("/profile?tab=seguridad");
  await press(page, "Agregar llave de acceso");
  const adding = dialog(page, "Agregar llave de acceso");
  await adding.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await adding.getByLabel("Nombre de la llave").fill(name);
  await press(adding, "Continuar");
  const codes = dialog(page, "Guarda tus códigos de recuperación");
  await expect.poll(() => codes.getByRole("listitem").count()).toBe(8);
  await press(codes, "Ya los guardé");
  await toast(page, "Llave de acceso agregada");
  await reads(page, name);
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
}

it("a passkey is added in the profile, and signs in alone", async () => {
  const page = await visits.as("asesor", phone);
  await withKeeper(page);
  await add(page, "Portátil de la oficina");
  await signOut(page);
  await press(page, "Entrar con una llave de acceso");
  await toast(page, /^¡Bienvenid/);
  await page.waitForURL("**/mi-dia");
  await page.goto("/profile?tab=seguridad");
  await reads(page, "Último uso");
  await reads(page, "Activa con tu llave de acceso.");
  await pressIn(page, "Acciones de la llave Portátil de la oficina", "Cambiar nombre");
  const renaming = dialog(page, "Cambiar nombre");
  await renaming.getByLabel("Nombre de la llave").fill("Portátil");
  await press(renaming, "Guardar");
  await toast(page, "Nombre cambiado");
  await pressIn(page, "Acciones de la llave Portátil", "Quitar");
  const removing = dialog(page, "Quitar esta llave de acceso");
  await reads(removing, "Déjalo vacío para usar tu llave de acceso.");
  await removing.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await press(removing, "Quitar");
  await toast(page, "La llave de acceso quedó quitada");
  await expect.poll(() => page.getByRole("button", { name: /^Acciones de la llave/ }).count()).toBe(0);
  expect(visits.problems).toEqual([]);
});

it("a security key without a PIN is the second factor, after the password", async () => {
  const page = await visits.as("lider", desk);
  await withKeeper(page, "key");
  await add(page, "Llave USB");
  await signOut(page);
  await page.getByLabel("Correo").fill("lider@travesia.test");
  await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await press(page, "Iniciar sesión");
  await toast(page, /^¡Bienvenid/);
  await page.waitForURL("**/mi-dia");
});
