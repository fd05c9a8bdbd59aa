import { beforeAll, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { isBuilt } from "../support/built.ts";

let app: TestApp;
beforeAll(async () => {
  await isBuilt("web");
  app = await anApp();
});

const root = async (accept: string) => {
  const response = await fetch(`${app.url}/`, { headers: { accept } });
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type: type.split(";")[0], text: await response.text() };
};

it("the address alone says from a terminal where everything is", async () => {
  const { publicUrl } = app.app.services.config;
  expect(await root("*/*")).toEqual({
    status: 200,
    type: "text/plain",
    text: [
      "Travesía está en marcha.",
      "",
      `Aplicación web   ${publicUrl}/ (ábrela en un navegador)`,
      `API REST         ${publicUrl}/docs`,
      `GraphQL          ${publicUrl}/graphql`,
      "",
    ].join("\n"),
  });
});

it("a browser gets the web application there, and who wants JSON hears that there is none", async () => {
  expect(await root("text/html,application/xhtml+xml,*/*;q=0.8")).toMatchObject({
    status: 200,
    type: "text/html",
  });
  expect(await root("application/json")).toMatchObject({ status: 404, type: "application/json" });
});
