import { deflateSync } from "node:zlib";

/** A piece of text by its place: points from the left and from the top of its page. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const HEIGHT = 842;

const drawn = ({ x, y, text }: PlacedText): string =>
  `BT /F1 9 Tf 1 0 0 1 ${x} ${HEIGHT - y} Tm (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`;

/** A logo of 2,000 by 1,000 points in one colour: 6 MB once it is unpacked. */
const logo = (): string => {
  const packed = deflateSync(Buffer.alloc(2_000 * 1_000 * 3, 0x6b)).toString("latin1");
  return (
    "<</Type/XObject/Subtype/Image/Width 2000/Height 1000/ColorSpace/DeviceRGB/BitsPerComponent 8" +
    `/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`
  );
};

/** A PDF of pages with texts in one face, each where it is placed; the bank's logo is in it. */
export function statementPdf(pages: readonly (readonly PlacedText[])[]): Buffer {
  const objects: string[] = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(" ")}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  ];
  for (const texts of pages) {
    const content = texts.map(drawn).join("\n");
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${HEIGHT}]/Resources<</Font<</F1 3 0 R>>>>` +
        `/Contents ${objects.length + 2} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    );
  }
  objects.push(logo());
  let file = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`,
    "latin1",
  );
}
