/** Light modules around a QR code, so that a phone finds it. */
const QUIET = 2;

/** Returns the dark modules of a QR code as one SVG path, with the side of its square. */
export async function qrPath(text: string): Promise<{ readonly d: string; readonly side: number }> {
  const { create } = await import("qrcode");
  const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules;
  let d = "";
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (data[y * size + x]) d += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { d, side: size + 2 * QUIET };
}
