import sharp from "sharp";
import { fittedLine } from "../../api/src/core/preview/letters.ts";

/** Words on a receipt. */
export interface Receipt {
  readonly name: string;
  readonly amount: string;
  readonly day: string;
  readonly reference: string;
  readonly account: string;
}

/** Drawing of the receipts of a bank or a wallet. */
interface Design {
  readonly title: string;
  readonly height: number;
  readonly ground: string;
  readonly ink: string;
  readonly head: { readonly colour: string; readonly height: number };
  readonly mark: "circle" | "square" | null;
  readonly lines: {
    readonly top: number;
    readonly left: number;
    readonly size: number;
    readonly gap: number;
  };
  readonly labelled: boolean;
  readonly weight: "normal" | "bold";
  readonly order: readonly (keyof Receipt)[];
}

const WIDTH = 1_080;
const order = ["name", "amount", "day", "reference", "account"] as const;
const plain = {
  ground: "#fff",
  ink: "#222",
  mark: null,
  labelled: true,
  weight: "normal",
  order,
} as const;

/** Eight designs: light and dark, with and without labels, in other orders, sizes and heights. */
export const designs: readonly Design[] = [
  {
    ...plain,
    title: "Envío exitoso",
    height: 1_920,
    head: { colour: "#a07", height: 300 },
    mark: "circle",
    lines: { top: 520, left: 60, size: 48, gap: 150 },
  },
  {
    ...plain,
    title: "¡Transferencia exitosa!",
    height: 1_600,
    head: { colour: "#fd0", height: 220 },
    mark: "square",
    lines: { top: 460, left: 60, size: 44, gap: 130 },
    order: ["amount", "name", "reference", "day", "account"],
  },
  {
    ...plain,
    title: "Comprobante No.",
    height: 1_920,
    ground: "#111",
    ink: "#eee",
    head: { colour: "#222", height: 180 },
    mark: "circle",
    lines: { top: 420, left: 60, size: 46, gap: 160 },
  },
  {
    ...plain,
    title: "Pago realizado",
    height: 1_500,
    head: { colour: "#c00", height: 260 },
    mark: "square",
    lines: { top: 440, left: 200, size: 40, gap: 120 },
    order: ["reference", "day", "name", "account", "amount"],
  },
  {
    ...plain,
    title: "Transacción aprobada",
    height: 1_920,
    head: { colour: "#036", height: 400 },
    lines: { top: 620, left: 60, size: 52, gap: 170 },
    weight: "bold",
  },
  {
    ...plain,
    title: "PSE · Pago aprobado",
    height: 1_350,
    ground: "#f4f4f8",
    head: { colour: "#063", height: 160 },
    mark: "circle",
    lines: { top: 380, left: 120, size: 42, gap: 110 },
    order: ["day", "amount", "account", "name", "reference"],
  },
  {
    ...plain,
    title: "CORRESPONSAL BANCARIO",
    height: 1_200,
    ground: "#fffbe8",
    ink: "#333",
    head: { colour: "#fffbe8", height: 100 },
    lines: { top: 260, left: 80, size: 38, gap: 90 },
    labelled: false,
  },
  {
    ...plain,
    title: "Listo, enviaste plata",
    height: 2_200,
    head: { colour: "#60c", height: 500 },
    mark: "square",
    lines: { top: 700, left: 60, size: 56, gap: 200 },
    labelled: false,
  },
];

const labels: Readonly<Record<keyof Receipt, string>> = {
  name: "Para",
  amount: "Valor",
  day: "Fecha",
  reference: "Referencia",
  account: "Cuenta",
};

/** Numbers that are the same at every run. */
function drawnNumbers(seed: number): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (last * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((last / 0x80000000) * below);
  };
}

const first = ["María", "Jorge", "Ana", "Luis", "Camila", "Andrés", "Sofía", "Juan", "Valentina", "Carlos"];
const last = ["Restrepo", "Gómez", "Ñáñez", "Torres", "Castaño", "Rojas", "Peña", "Mejía"];
const amounts = ["$ 350.000", "$ 1.850.000", "$ 420.000", "$ 500.000", "$ 2.100.000"];

/** Returns receipts of which every fifth has the same amount, and half of those the same person too. */
export function receipts(count: number, seed: number): Receipt[] {
  const number = drawnNumbers(seed);
  return Array.from({ length: count }, (_, n) => {
    const kind = n % amounts.length;
    const [given, family] = n % 2 ? [kind * 2, kind] : [number(first.length), number(last.length)];
    return {
      name: `${first[given]} ${last[family]}`,
      amount: amounts[kind]!,
      day: `${1 + number(28)} de marzo de 2026, ${10 + number(12)}:${10 + number(50)}`,
      reference: `M${10_000_000 + number(89_999_999)}`,
      account: "*****4321",
    };
  });
}

/** Draws a receipt, 1,080 pixels wide; its letters are paths of faces that we ship. */
export function drawnReceiptOf(design: Design, receipt: Receipt): Promise<Buffer> {
  const { ground, ink, head, mark, lines, labelled, weight, height } = design;
  const { top, left, size, gap } = lines;
  const line = (text: string, x: number, y: number, of: number, colour: string, bold: "normal" | "bold") => {
    const { path } = fittedLine(text, ["Text", bold], { width: WIDTH - x - 60, largest: of, smallest: of });
    return `<g transform="translate(${x} ${y})" fill="${colour}">${path}</g>`;
  };
  const texts = design.order.map((part, n) => {
    const y = top + n * gap;
    const label = labelled ? line(labels[part], left, y - size, Math.round(size * 0.6), ink, "normal") : "";
    return label + line(receipt[part], left, y, size, ink, weight);
  });
  const marks = {
    circle: `<circle cx="540" cy="${head.height - 30}" r="80" fill="${ground}" stroke="${ink}"
      stroke-width="4"/>`,
    square: `<rect x="470" y="${head.height - 100}" width="140" height="140" rx="20" fill="${ink}"/>`,
  };
  const onHead = head.colour === ground ? ink : "#fff";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">
    <rect width="${WIDTH}" height="${height}" fill="${ground}"/>
    <rect width="${WIDTH}" height="${head.height}" fill="${head.colour}"/>
    ${mark ? marks[mark] : ""}
    ${line(design.title, 60, Math.max(60, head.height - 150), 56, onHead, "bold")}${texts.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

/** Ways in which one receipt comes a second time; `n` varies each. */
export const disturbances: Readonly<Record<string, (receipt: Buffer, n: number) => Promise<Buffer>>> = {
  resized: (receipt, n) =>
    sharp(receipt)
      .resize({ width: [300, 400, 540, 720, 900, WIDTH][n % 6]! })
      .jpeg({ quality: [40, 60, 75, 90][n % 4]! })
      .toBuffer(),
  "recompressed twice": async (receipt, n) => {
    const sent = await sharp(receipt)
      .resize({ width: [WIDTH, 900, 720][n % 3]! })
      .jpeg({ quality: 70 })
      .toBuffer();
    return sharp(sent)
      .resize({ width: [720, 540, 480][n % 3]! })
      .jpeg({ quality: [50, 60, 65][n % 3]! })
      .toBuffer();
  },
  cropped: async (receipt, n) => {
    const { width, height } = await sharp(receipt).metadata();
    const [x, y] = [Math.round(width * 0.05), Math.round(height * 0.05)];
    const whole = { left: 0, top: 0, width, height };
    const kept = [
      { ...whole, top: y, height: height - y },
      { ...whole, height: height - y },
      { ...whole, left: x, width: width - x },
      { left: Math.round(x / 2), top: Math.round(y / 2), width: width - x, height: height - y },
    ];
    return sharp(receipt)
      .extract(kept[n % 4]!)
      .jpeg({ quality: 80 })
      .toBuffer();
  },
  "rotated by 3°": async (receipt, n) => {
    const turned = await sharp(receipt)
      .rotate(n % 2 ? 3 : -3, { background: "#777" })
      .toBuffer();
    return sharp(turned).resize({ width: 800 }).jpeg({ quality: 75 }).toBuffer();
  },
  photographed: async (receipt, n) => {
    const { width, height } = await sharp(receipt).metadata();
    const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.25"/>
        <stop offset="1" stop-color="#000" stop-opacity="0.35"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#light)"/></svg>`;
    const lit = await sharp(receipt)
      .composite([{ input: Buffer.from(light) }])
      .toBuffer();
    const turned = await sharp(lit)
      .rotate(n % 2 ? 1.5 : -1.5, { background: "#555" })
      .toBuffer();
    return sharp(turned).resize({ width: 900 }).blur(0.8).jpeg({ quality: 70 }).toBuffer();
  },
};
