import { badInput } from "../../../core/failure.ts";

/** Maximum size of a drawn signature, in bytes. */
const LARGEST = 200 * 1024;
const PREFIX = "data:image/png;base64,";

/** Minimum and maximum width and height of a drawn signature, in pixels. */
const SIDES = { min: 20, max: 4000 };

const unsigned = () => badInput("signature", "Debe firmar antes de continuar");

/**
 * Validates a drawn signature: a PNG data URL of at most 200 kB that is not blank. Returns it trimmed.
 * @throws Refusal BAD_USER_INPUT `Debe firmar antes de continuar` for anything else.
 */
export async function drawingOf(value: string | null | undefined): Promise<string> {
  const drawing = (value ?? "").trim();
  if (!drawing.startsWith(PREFIX)) throw unsigned();
  const bytes = Buffer.from(drawing.slice(PREFIX.length), "base64");
  if (bytes.length > LARGEST) throw badInput("signature", "La firma no debe superar los 200 kB");
  if (!(await isDrawn(bytes).catch(() => false))) throw unsigned();
  return PREFIX + bytes.toString("base64");
}

/**
 * Returns whether a PNG has differing pixels. It must be of the kind that canvases produce (8 bits, not
 * interlaced). The kind is checked first, so that untrusted bytes reach no other decoder. Rejects for an
 * incomplete file.
 */
async function isDrawn(bytes: Buffer): Promise<boolean> {
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([
    import("file-type"),
    import("sharp"),
  ]);
  if ((await fileTypeFromBuffer(bytes))?.mime !== "image/png") return false;
  const image = sharp(bytes, { failOn: "error", limitInputPixels: SIDES.max ** 2 });
  const { width, height, bitsPerSample, isProgressive } = await image.metadata();
  const drawable = [width, height].every((side) => side >= SIDES.min && side <= SIDES.max);
  if (!drawable || bitsPerSample !== 8 || isProgressive) return false;
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  // Of one colour it looks the same from its second pixel on.
  return !data.subarray(info.channels).equals(data.subarray(0, -info.channels));
}
