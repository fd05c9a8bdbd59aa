import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, follow, reads, toast, type Browsers, pressIn } from "../support/browser.ts";
import { aWebsite } from "../support/web-build.ts";
import { eventually } from "../support/patience.ts";
import { signedInNow } from "../support/sign-in.ts";

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
});
it("one's sessions are listed in the profile and ended there; signing out ends one on the server", async () => {
  const elsewhere = await signedInNow(app, "asesor");
  const here = await visits.signIn("asesor");
  await follow(here, "/profile?tab=seguridad");
  const sessions = here.getByRole("region", { name: "Sesiones" });
  await expect.poll(() => sessions.getByRole("listitem").count()).toBe(2);
  await reads(sessions, "Esta sesión");

  await sessions.getByRole("button", { name: /^Cerrar la sesión de / }).click();
  await toast(here, "Sesión cerrada");
  await expect.poll(() => sessions.getByRole("listitem").count()).toBe(1);
  await eventually(async () =>
    expect((await elsewhere.gql("{ me { id } }")).errors?.[0]?.message).toBe("Token inválido"),
  );

  const own = await here.evaluate(() => localStorage.getItem("token"));
  await pressIn(here, /menú de perfil/, "Cerrar sesión");
  await here.waitForURL("**/login");
  const left = app.as().with({ authorization: `Bearer ${own}` });
  await eventually(async () =>
    expect((await left.gql("{ me { id } }")).errors?.[0]?.message).toBe("Token inválido"),
  );
});
