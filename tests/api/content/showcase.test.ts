import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPicture, aSlide, aVideo } from "../../support/story/content.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const slides = async () =>
  (await app.as(null).ask("{ carouselSlides { id image title } }")).carouselSlides as {
    id: string;
    image: string;
  }[];

describe("the carousel", () => {
  it("keeps its order, and takes a new one whole", async () => {
    const [a, b, c] = [await aSlide(app), await aSlide(app), await aSlide(app)];
    expect((await slides()).map(({ id }) => id)).toEqual([a, b, c]);
    const order = `mutation ($ids: [ID!]!) { orderCarousel(ids: $ids) { id } }`;
    const { orderCarousel } = await app.as("admin").ask(order, { ids: [c, a, b] });
    expect(orderCarousel).toEqual([{ id: c }, { id: a }, { id: b }]);
    const message = "La lista cambió mientras la ordenabas. Actualiza e intenta de nuevo.";
    for (const ids of [
      [a, b],
      [a, a, b],
      [a, b, c, a],
    ])
      expectRefused(await app.as("admin").gql(order, { ids }), "CONFLICT", message);
    expectRefused(await app.as("asesor").gql(order, { ids: [a, b, c] }), "FORBIDDEN");
  });

  it("is edited where the edit says something", async () => {
    const id = await aSlide(app);
    const update = `mutation ($id: ID!, $input: UpdateSlideInput!) {
      updateCarouselSlide(id: $id, input: $input) { title destino image version } }`;
    const { updateCarouselSlide } = await app
      .as("admin")
      .ask(update, { id, input: { title: "Barú", version: 1 } });
    expect(updateCarouselSlide).toEqual({
      title: "Barú",
      destino: "Nacionales",
      image: "/paisajes/cartagena.svg",
      version: 2,
    });
    expectRefused(await app.as("admin").gql(update, { id, input: { title: "x", version: 1 } }), "CONFLICT");
  });
});

describe("videos", () => {
  it("are listed once per kind, in their order", async () => {
    const url = "https://www.youtube.com/watch?v=LXb3EKWsInQ";
    const first = await aVideo(app, "training", url);
    await aVideo(app, "instagram", url);
    const add = `mutation ($input: VideoInput!) { addVideo(kind: training, input: $input) { id } }`;
    expectRefused(
      await app.as("admin").gql(add, { input: { url: ` ${url} ` } }),
      "CONFLICT",
      "Este video ya está en la lista",
    );
    const second = await aVideo(app, "training", "https://vimeo.com/22439234");
    const order = `mutation ($ids: [ID!]!) { orderVideos(kind: training, ids: $ids) { id } }`;
    expect((await app.as("owner").ask(order, { ids: [second, first] })).orderVideos).toEqual([
      { id: second },
      { id: first },
    ]);
    const update = `mutation ($id: ID!, $input: UpdateVideoInput!) {
      updateVideo(id: $id, input: $input) { title url } }`;
    expect(
      (await app.as("owner").ask(update, { id: second, input: { title: "Cielos" } })).updateVideo.title,
    ).toBe("Cielos");
    expectRefused(
      await app.as("owner").gql(update, { id: second, input: { url } }),
      "CONFLICT",
      "Este video ya está en la lista",
    );
  });

  it("show an uploaded cover until another replaces it, and go with it", async () => {
    const add = `mutation ($input: VideoInput!, $file: Upload) {
      addVideo(kind: instagram, input: $input, file: $file) { id image } }`;
    const input = { url: "https://vimeo.com/76979871" };
    const { addVideo: video } = await app.as("admin").ask(add, { input }, { file: await aPicture() });
    const update = `mutation ($id: ID!, $input: UpdateVideoInput!, $file: Upload) {
      updateVideo(id: $id, input: $input, file: $file) { title image version } }`;
    const write = (edit: object, file = {}) =>
      app.as("admin").gql(update, { id: video.id, input: edit }, file);
    const { updateVideo: edited } = (
      await write({ title: "Familia en Barú", version: 1 }, { file: await aPicture() })
    ).data as never;
    expect(edited).toMatchObject({ title: "Familia en Barú", version: 2 });
    const { image } = edited as { image: string };
    expect(image).not.toBe(video.image);
    expectRefused(await write({ title: "Otra", version: 1 }), "CONFLICT");
    const broken = { file: { filename: "a.png", type: "image/png", bytes: Buffer.from("<script>") } };
    expectRefused(await write({ version: 2 }, broken), "BAD_USER_INPUT");
    const spare = (await write({ image: null, version: 2 }, { file: await aPicture() })).data?.[
      "updateVideo"
    ] as { image: string };
    expect((await write({ image: null, version: 3 })).data?.["updateVideo"]).toMatchObject({ image: null });
    const last = (await write({ version: 4 }, { file: await aPicture() })).data?.["updateVideo"] as {
      image: string;
    };
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 25 * 3_600_000));
    await app.sweep();
    app.clock.set(now);
    const shown = [video.image, image, spare.image, last.image].map(
      async (address) => (await app.as(null).rest("GET", address)).status,
    );
    expect(await Promise.all(shown)).toEqual([404, 404, 404, 200]);
  });

  it("of training are for sellers", async () => {
    const list = "{ trainingVideos { title } }";
    for (const who of ["asesor", "lider", "gerente", "admin", "owner"] as const) await app.as(who).ask(list);
    for (const who of ["cliente", "contador"] as const)
      expectRefused(await app.as(who).gql(list), "FORBIDDEN");
  });
});

describe("a slide", () => {
  it("shows an uploaded picture, and lets go of it with its slide", async () => {
    const add = `mutation ($input: SlideInput!, $file: Upload) {
      addCarouselSlide(input: $input, file: $file) { id image } }`;
    const { addCarouselSlide: slide } = await app
      .as("admin")
      .ask(add, { input: { title: "Mar" } }, { file: await aPicture() });
    expect(slide.image).toMatch(/^\/media\/[0-9a-f-]{36}$/);
    expect((await app.as(null).rest("GET", slide.image)).headers.get("content-type")).toBe("image/webp");
    await app.as("admin").ask(`mutation { removeCarouselSlide(id: "${slide.id}") }`);
    app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000));
    await app.sweep();
    expect((await app.as(null).rest("GET", slide.image)).status).toBe(404);
  });
});
