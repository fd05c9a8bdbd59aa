import { checkDigit } from "../../../web/src/base/document-scan/mrz.rules.ts";
import type { Bearer } from "./people.ts";

const filled = (text: string, length: number) => text.padEnd(length, "<").slice(0, length);
const withDigit = (text: string) => text + String(checkDigit(text));
const short = (day: string) => day.replaceAll("-", "").slice(2);
const namesOf = ({ surnames, names }: Bearer) =>
  `${surnames.replaceAll(" ", "<")}<<${names.replaceAll(" ", "<")}`;

/** Returns the two lines of a Colombian passport. */
export function passportLines(bearer: Bearer): string[] {
  const number = withDigit(filled(bearer.passport, 9));
  const [birth, expiry] = [withDigit(short(bearer.birth)), withDigit(short(bearer.expiry))];
  const optional = withDigit(filled("", 14));
  const whole = checkDigit(number + birth + expiry + optional);
  return [
    filled(`P<COL${namesOf(bearer)}`, 44),
    `${number}COL${birth}${bearer.sex}${expiry}${optional}${whole}`,
  ];
}

/** Returns the three lines of a digital cédula; `serial` has nine digits. */
export function cardLines(bearer: Bearer, serial: string): string[] {
  const first = filled(`ICCOL${withDigit(serial)}`, 30);
  const [birth, expiry] = [withDigit(short(bearer.birth)), withDigit(short(bearer.expiry))];
  const optional = filled(bearer.nuip, 11);
  const whole = checkDigit(first.slice(5) + birth + expiry + optional);
  return [first, `${birth}${bearer.sex}${expiry}COL${optional}${whole}`, filled(namesOf(bearer), 30)];
}

/** Returns the 531 bytes of the code of a yellow cédula; the place of the fingerprints has numbers. */
export function cedulaBytes({ surnames, names, birth, sex, nuip }: Bearer): Uint8Array {
  const bytes = new Uint8Array(531);
  const put = (from: number, text: string) => {
    for (const [at, letter] of [...text].entries()) bytes[from + at] = letter.charCodeAt(0);
  };
  put(0, "03");
  put(2, "12345678");
  put(24, "PubDSK_1");
  put(40, "87654321");
  put(48, nuip);
  const [first = "", second = ""] = surnames.split(" ");
  const [one = "", two = ""] = names.split(" ");
  put(58, first);
  put(81, second);
  put(104, one);
  put(127, two);
  put(150, `0${sex}${birth.replaceAll("-", "")}010010O+`);
  for (let at = 170; at < bytes.length; at += 1) bytes[at] = (at * 37) % 251;
  return bytes;
}
