import { timingSafeEqual } from "node:crypto";
import type { Services } from "../context.ts";
import type { CardContent } from "./card-picture.ts";

const FOLDER = "/tarjetas/";
const NAMED = /^\/tarjetas\/([\w-]{1,2000})\.([\w-]{22})\.jpg$/;
const MAC_BYTES = 16;

type Signing = Pick<Services, "fingerprints">;

/** Returns the full address of a card. */
export const cardUrl = (services: Signing & Pick<Services, "config">, content: CardContent): string =>
  services.config.publicUrl + cardPath(services, content);

const macOf = ({ fingerprints }: Signing, content: string): Buffer =>
  fingerprints.of("card", content).subarray(0, MAC_BYTES);

/**
 * Returns the path of a card, which contains its whole content and our signature. Equal cards have equal
 * paths.
 */
function cardPath(signing: Signing, { place, lines, agency, colour, picture }: CardContent): string {
  const content = Buffer.from(JSON.stringify([place, lines, agency, colour, picture])).toString("base64url");
  return `${FOLDER}${content}.${macOf(signing, content).toString("base64url")}.jpg`;
}

export const isCardPath = (path: string): boolean => path.startsWith(FOLDER);

/** Returns the content of a card from its path; null for a path that we did not sign. */
export function cardAt(signing: Signing, path: string): CardContent | null {
  const [, content, mac] = NAMED.exec(path) ?? [];
  if (content === undefined || mac === undefined) return null;
  const given = Buffer.from(mac, "base64url");
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(signing, content))) return null;
  const [place, lines, agency, colour, picture] = JSON.parse(
    Buffer.from(content, "base64url").toString(),
  ) as [string, string[], string, string, string | null];
  return { place, lines, agency, colour, picture };
}
