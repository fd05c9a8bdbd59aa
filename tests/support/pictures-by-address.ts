import sharp from "sharp";
import type { Got } from "../../api/src/core/outgoing/get-publicly.ts";
import type { TestApp } from "./app.ts";

/** A small picture. */
const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#0E5A73" } })
    .png()
    .toBuffer();

type Answered = Partial<Got> | Error;

/** Plays every other host of the internet; returns the requested addresses. */
export async function hostsAnswer(
  app: TestApp,
  answer: (url: URL) => Answered = () => ({}),
): Promise<readonly string[]> {
  const asked: string[] = [];
  const body = await aPicture();
  app.app.services.pictures.get = (url) => {
    asked.push(url.href);
    const given = answer(url);
    if (given instanceof Error) return Promise.reject(given);
    return Promise.resolve({ status: 200, location: null, body, ...given });
  };
  return asked;
}
