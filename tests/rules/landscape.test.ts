import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keptOrDrawn, landscapeOf } from "../../api/src/core/preview/landscape.rules.ts";
import { shownPictures } from "../../api/src/modules/catalog/package-words.rules.ts";

describe("the drawing of a place without a photograph", () => {
  it.each([
    ["San Andrés", "san-andres"],
    ["Islas del Rosario", "san-andres"],
    ["Cartagena de Indias", "cartagena"],
    ["Santa Marta y Tayrona", "tayrona"],
    ["Bogotá", "nueva-york"],
    ["Nevado del Ruiz", "cocora"],
    ["Leticia", "amazonas"],
    ["Desierto de la Tatacoa", "tatacoa"],
    ["Villa de Leyva", "villa-de-leyva"],
    ["MADRID", "nueva-york"],
    ["Cancún, México", "cancun"],
    ["Riohacha", "guajira"],
    ["Por definir", "llanos"],
    ["", "llanos"],
  ])("of %s is %s", (place, drawing) => {
    expect(landscapeOf(place)).toBe(`/paisajes/${drawing}.svg`);
    expect(existsSync(new URL(`../../web/public/paisajes/${drawing}.svg`, import.meta.url))).toBe(true);
  });

  it("is another one for each kind of place", () => {
    const kinds = ["isla", "ciudad", "montaña", "río", "desierto", "pueblo colonial", "playa"];
    expect(new Set(kinds.map(landscapeOf)).size).toBe(kinds.length);
  });
});

describe("a picture that a page shows", () => {
  it("is one of our own, else the drawing of its place", () => {
    expect(keptOrDrawn("/media/a-b", "Cartagena")).toBe("/media/a-b");
    expect(keptOrDrawn("https://fotos.ejemplo.co/a.jpg", "Cartagena")).toBe("/paisajes/cartagena.svg");
    const images = ["https://a.co/1.jpg", "/media/a-b", "https://a.co/2.jpg", "/media/folleto.pdf"];
    expect(shownPictures({ title: "Sendero", city: "Salento", images })).toEqual([
      "/paisajes/cocora.svg",
      "/media/a-b",
    ]);
  });
});
