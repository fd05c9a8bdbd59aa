import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { hostsAnswer } from "../support/pictures-by-address.ts";
import { aPopup } from "../support/story/content.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  await hostsAnswer(app);
});
const UNKNOWN = "01890000-0000-7000-8000-000000000000";

describe("popups", () => {
  it("are none at first, said bare", async () => {
    const { status, body } = await app.as(null).rest("GET", "/popup");
    expect([status, body]).toEqual([200, { isActive: false, popups: [] }]);
    expect((await app.as(null).rest("GET", "/popup/all")).body).toEqual([]);
  });

  it("get what was left out, and answer bare", async () => {
    const { status, body } = await app
      .as("admin")
      .rest("POST", "/popup", { content: "Cupos a Barú", status: "x" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Novedades",
      content: "Cupos a Barú",
      boton: "Ver más",
      image: null,
      link: null,
      isActive: false,
    });
    expect(body).not.toHaveProperty("success");
  });

  it("are refused without content, and to people without the right", async () => {
    const { status, body } = await app.as("owner").rest("POST", "/popup", { title: "Sin contenido" });
    expect([status, body.message]).toEqual([400, "El contenido es obligatorio"]);
    expect((await app.as("gerente").rest("POST", "/popup", { content: "x" })).status).toBe(403);
    expect((await app.as(null).rest("POST", "/popup", { content: "x" })).status).toBe(401);
  });

  it("answer the current popup and the list of active ones", async () => {
    const id = await aPopup(app, { isActive: true, image: "/paisajes/baru.svg", link: "/allpacks" });
    const { body } = await app.as(null).rest("GET", "/popup");
    expect(body).toMatchObject({
      id,
      title: "Novedades",
      content: "Cupos a Cartagena",
      boton: "Ver más",
      isActive: true,
      link: "/allpacks",
    });
    expect(body.image).toBe(`${app.app.services.config.publicUrl}/paisajes/baru.svg`);
    expect(body.popups).toEqual([expect.objectContaining({ id, isActive: true, image: body.image })]);
  });

  it("are all listed to administration, the active ones to everybody else", async () => {
    expect((await app.as("admin").rest("GET", "/popup/all")).body).toHaveLength(2);
    for (const who of [null, "asesor", "contador"] as const)
      expect((await app.as(who).rest("GET", "/popup/all")).body).toHaveLength(1);
  });

  it("take a part of themselves", async () => {
    const id = await aPopup(app);
    const { status, body } = await app.as("admin").rest("PUT", `/popup/${id}`, { id, isActive: true });
    expect([status, body.isActive, body.content]).toEqual([200, true, "Cupos a Cartagena"]);
    const missing = await app.as("admin").rest("PUT", `/popup/${UNKNOWN}`, { title: "x" });
    expect([missing.status, missing.body.message]).toEqual([404, "Popup no encontrado"]);
  });

  it("say when they were made and changed, and their version, as slides and videos do", async () => {
    const whole = {
      created_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
      version: expect.any(Number) as number,
    };
    const { body } = await app.as(null).rest("GET", "/popup");
    expect(body.popups[0]).toMatchObject(whole);
    const slide = await app
      .as("admin")
      .rest("POST", "/carousel", { imageUrl: "https://fotos.example.com/b.jpg" });
    expect(slide.body).toMatchObject(whole);
    await app.as("admin").rest("DELETE", `/carousel/${slide.body.id}`);
    const video = await app
      .as("admin")
      .rest("POST", "/asesores/capacitacion", { url: "https://vimeo.com/111111111" });
    expect(video.body.data).toMatchObject(whole);
    await app.as("admin").rest("DELETE", `/asesores/capacitacion/${video.body.data.id}`);
  });

  it("stay as they are when a visitor closes them", async () => {
    const { body: shown } = await app.as(null).rest("GET", "/popup");
    const { status, body } = await app.as(null).rest("PUT", `/popup/${shown.id}`, { isActive: false });
    expect([status, body.message]).toEqual([401, "No hay token disponible"]);
    expect((await app.as(null).rest("GET", "/popup")).body).toEqual(shown);
  });
});

describe("the carousel", () => {
  it("takes a slide by the address of its picture and answers it bare", async () => {
    const slide = {
      title: "Caribe",
      description: "Mar y murallas",
      destino: "Nacionales",
      imageUrl: "https://fotos.example.com/a.jpg",
    };
    const { status, body } = await app.as("admin").rest("POST", "/carousel", slide);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Caribe",
      description: "Mar y murallas",
      destino: "Nacionales",
      src: expect.stringContaining("/media/") as string,
    });
    const list = await app.as(null).rest("GET", "/carousel");
    expect(list.body).toEqual([body]);
    const gone = await app.as("owner").rest("DELETE", `/carousel/${body.id}`);
    expect([gone.status, gone.body]).toMatchObject([
      200,
      { success: true, message: "Imagen eliminada con éxito" },
    ]);
    const again = await app.as("owner").rest("DELETE", `/carousel/${body.id}`);
    expect([again.status, again.body.message]).toEqual([404, "Imagen no encontrada"]);
  });

  it("wants a picture", async () => {
    const { status, body } = await app.as("admin").rest("POST", "/carousel", { title: "Caribe" });
    expect([status, body.message]).toEqual([400, "No se ha recibido ninguna imagen."]);
    expect((await app.as("lider").rest("POST", "/carousel", {})).status).toBe(403);
  });
});

describe.each([
  ["/insta/videosI", "https://www.instagram.com/reel/Cxyz123/", [null, "cliente", "contador"], []],
  [
    "/asesores/capacitacion",
    "https://youtu.be/LXb3EKWsInQ",
    ["asesor", "lider", "gerente"],
    [null, "cliente", "contador"],
  ],
] as const)("videos at %s", (path, url, readers, strangers) => {
  it("are added by administration and listed", async () => {
    const { status, body } = await app.as("admin").rest("POST", path, { url });
    expect([status, body.success, body.data.url]).toEqual([201, true, url]);
    expect(body.message).toBe("Video guardado exitosamente");
    for (const who of readers) {
      const { body: list } = await app.as(who).rest("GET", path);
      expect(list).toMatchObject({ success: true, data: [{ id: body.data.id, url }] });
    }
    for (const who of strangers) expect((await app.as(who).rest("GET", path)).status).toBe(who ? 403 : 401);
    expect((await app.as("gerente").rest("POST", path, { url })).status).toBe(403);
  });

  it("are taken away, also when they are gone already", async () => {
    const [{ id }] = (await app.as("admin").rest("GET", path)).body.data;
    for (const gone of [id, id, UNKNOWN, "abc"]) {
      const { status, body } = await app.as("admin").rest("DELETE", `${path}/${gone}`);
      expect([status, body.success]).toEqual([200, true]);
    }
    expect((await app.as("admin").rest("GET", path)).body.data).toEqual([]);
    expect((await app.as("asesor").rest("DELETE", `${path}/${id}`)).status).toBe(403);
  });

  it.each([undefined, "", "http://youtu.be/LXb3EKWsInQ", "https://example.com/a.mp4", "javascript:alert(1)"])(
    "of %s are refused",
    async (wrong) => {
      expect((await app.as("admin").rest("POST", path, { url: wrong })).status).toBe(400);
    },
  );
});
