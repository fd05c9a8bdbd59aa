import { nationalPhone } from "@travesia/api/colombia/phones";
import type { Acomodacion } from "../../../graphql/schema.generated.ts";
import { quoteFields, type QuoteForm } from "../quote/quote.form.ts";
import { mealKinds } from "../calculation/calculation.texts.ts";
import { hotelKinds, roomKinds } from "../quote/quote.texts.ts";
import type { QuoteTextReadingQuery } from "./pasted.generated.ts";

/** Values that were read in a pasted text, with the pieces of text of each, and the questions. */
export type Reading = QuoteTextReadingQuery["readQuoteText"];

const only = (names: readonly { readonly valor: string }[]): string =>
  names.map(({ valor }) => valor).join(", ");

const isRoom = (value: string | undefined): value is Acomodacion =>
  roomKinds.some((kind) => kind.value === value);
const isHotelKind = (value: string | undefined): boolean => hotelKinds.some((kind) => kind.value === value);

/**
 * Returns the form values that were read. A number of travellers that the text does not divide by age leaves
 * the adults empty, to be answered.
 */
function readForm(reading: Reading): Partial<QuoteForm> {
  const { adultos, menores, infantes, numeroPersonas } = reading;
  const [room, hotel] = [reading.acomodacion?.valor, reading.categoria?.valor];
  const isParty = Boolean(adultos ?? menores ?? infantes ?? numeroPersonas);
  const read = {
    nombreCliente: reading.nombreCliente?.valor,
    emailCliente: reading.emailCliente?.valor,
    telefonoCliente: reading.telefonoCliente && nationalPhone(reading.telefonoCliente.valor),
    origen: only(reading.origen),
    destino: only(reading.destino),
    fechaIda: reading.fechaIda?.valor,
    fechaRegreso: reading.fechaRegreso?.valor,
    edadesMenores: reading.edadesMenores.map(({ valor }) => valor).join(", "),
    edadesInfantes: reading.edadesInfantes.map(({ valor }) => valor).join(", "),
    acomodacion: isRoom(room) && room,
    tipoHotel: isHotelKind(hotel) && hotel,
    alimentacion: mealKinds.find(({ value }) => value === reading.alimentacion?.valor)?.label,
  };
  return {
    ...Object.fromEntries(Object.entries(read).filter(([, value]) => value)),
    ...(isParty && {
      adultos: adultos?.valor ?? null,
      menores: menores?.valor ?? 0,
      infantes: infantes?.valor ?? 0,
    }),
  };
}

/**
 * Returns the form values to fill in from a reading: only of fields that hold their initial value, or the
 * value of the former reading. A field whose value the text no longer has is emptied.
 */
export function filledFrom(
  reading: Reading,
  held: QuoteForm,
  former: Partial<QuoteForm>,
): Partial<QuoteForm> {
  const read = readForm(reading);
  const untouched = (name: keyof QuoteForm): boolean =>
    held[name] === (name in former ? former[name] : quoteFields.empty[name]);
  const names = new Set([...Object.keys(read), ...Object.keys(former)]) as ReadonlySet<keyof QuoteForm>;
  return Object.fromEntries(
    [...names].filter(untouched).map((name) => [name, name in read ? read[name] : quoteFields.empty[name]]),
  );
}

type Piece = Reading["preguntas"][number]["fragmentos"][number];
/** Kinds of text in a pasted text: read, in doubt, or not understood. */
export type TextKind = "read" | "asked" | "rest";

const piecesOf = (value: unknown): readonly Piece[] => {
  if (Array.isArray(value)) return value.flatMap(piecesOf);
  if (value === null || typeof value !== "object" || !("fragmentos" in value)) return [];
  return value.fragmentos as readonly Piece[];
};

/** Divides a text into runs of one kind, in their order; a piece in doubt comes before a read one. */
export function runsOf(text: string, { preguntas, ...read }: Reading) {
  const kinds: TextKind[] = Array.from({ length: text.length }, () => "rest");
  const paint = (pieces: readonly Piece[], kind: TextKind) => {
    for (const { desde, hasta } of pieces) kinds.fill(kind, desde, hasta);
  };
  paint(Object.values(read).flatMap(piecesOf), "read");
  paint(piecesOf(preguntas), "asked");
  const runs: { kind: TextKind; from: number; text: string }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = runs.at(-1);
    const kind = kinds[at]!;
    if (last?.kind === kind) last.text += text[at];
    else runs.push({ kind, from: at, text: text[at]! });
  }
  return runs;
}
