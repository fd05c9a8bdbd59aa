import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { at, inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPopup } from "../../support/story/content.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const update = `mutation ($id: ID!, $input: UpdatePopupInput!) {
  updatePopup(id: $id, input: $input) { id title content image link isActive endsOn version } }`;
const shown = async () =>
  ((await app.as(null).ask("{ activePopups { id } }")).activePopups as { id: string }[]).map(({ id }) => id);
const active = async () =>
  ((await app.as("admin").ask("{ popups { id isActive } }")).popups as { id: string; isActive: boolean }[])
    .filter(({ isActive }) => isActive)
    .map(({ id }) => id);

describe("a popup", () => {
  it("that becomes active switches the others off", async () => {
    const first = await aPopup(app, { isActive: true });
    expect(await shown()).toEqual([first]);
    const second = await aPopup(app, { isActive: true });
    expect(await active()).toEqual([second]);
    await app.as("owner").ask(update, { id: first, input: { isActive: true } });
    expect(await active()).toEqual([first]);
  });

  it("is alone although two become active at once", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => aPopup(app)));
    await app.app.services.orm.em.fork().execute("update popups set is_active = false");
    await Promise.all([
      ...ids.map((id) => app.as("admin").ask(update, { id, input: { isActive: true } })),
      ...ids.map(() => aPopup(app, { isActive: true })),
    ]);
    expect(await active()).toHaveLength(1);
  });

  it("is alone even for SQL", async () => {
    const em = app.app.services.orm.em.fork();
    await expect(em.execute("update popups set is_active = true")).rejects.toThrow(/popups_one_active/);
  });

  it("changes only where the edit says something; null takes picture, link and days away", async () => {
    const id = await aPopup(app, {
      image: "/paisajes/baru.svg",
      link: "/allpacks",
      endsOn: inDays(41),
      title: "Playa",
    });
    const { updatePopup: first } = await app
      .as("admin")
      .ask(update, { id, input: { content: "Otro", title: "  " } });
    expect(first).toMatchObject({
      title: "Playa",
      content: "Otro",
      image: "/paisajes/baru.svg",
      link: "/allpacks",
      version: 2,
    });
    const { updatePopup: second } = await app
      .as("admin")
      .ask(update, { id, input: { image: null, link: null, endsOn: null } });
    expect(second).toMatchObject({ image: null, link: null, endsOn: null, content: "Otro" });
    expectRefused(await app.as("admin").gql(update, { id, input: { title: "x", version: 1 } }), "CONFLICT");
  });

  it.each<[string, object, string, string]>([
    ["without content", { content: " " }, "content", "El contenido es obligatorio"],
    [
      "with a script for a link",
      { link: "javascript:alert(1)" },
      "link",
      "El enlace debe empezar por https:// o ser una página de la agencia, como /allpacks",
    ],
    [
      "with a picture of another scheme's host",
      { image: "//evil.example/a.png" },
      "image",
      "La dirección de la imagen no es válida",
    ],
    [
      "that ends before it begins",
      { startsOn: inDays(12), endsOn: inDays(11) },
      "endsOn",
      "El último día no puede ser antes del primero",
    ],
  ])("%s is refused", async (_, wrong, field, message) => {
    const create = `mutation ($input: CreatePopupInput!) { createPopup(input: $input) { id } }`;
    const errors = expectRefused(
      await app.as("admin").gql(create, { input: { content: "x", ...wrong } }),
      "BAD_USER_INPUT",
      message,
    );
    expect(errors).toContainEqual({ field, message });
  });

  it("is deleted once, by administration", async () => {
    const id = await aPopup(app);
    const remove = `mutation { deletePopup(id: "${id}") }` as const;
    expectRefused(await app.as("gerente").gql(remove), "FORBIDDEN");
    await app.as("admin").ask(remove);
    expectRefused(await app.as("admin").gql(remove), "NOT_FOUND", "Popup no encontrado");
  });

  it("is shown between its days, as Bogota counts them", async () => {
    const id = await aPopup(app, { isActive: true, startsOn: inDays(1), endsOn: inDays(2) });
    expect(await shown()).toEqual([]);
    app.clock.set(at(inDays(1), "00:00"));
    expect(await shown()).toEqual([id]);
    app.clock.set(at(inDays(2), "23:59"));
    expect(await shown()).toEqual([id]);
    app.clock.set(at(inDays(3), "00:00"));
    expect(await shown()).toEqual([]);
  });
});
