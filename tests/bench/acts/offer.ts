import { built } from "../built.ts";

/** A quote with its confirmed calculation and its seller, as one statement reads them. */
export interface OfferRow {
  readonly number: string;
  readonly client: string;
  readonly origen: string;
  readonly destino: string;
  readonly departure: string;
  readonly return: string | null;
  readonly adultos: number;
  readonly menores: number;
  readonly infantes: number;
  readonly price: number;
  readonly tiquetes: { readonly origen: string; readonly destino: string };
  readonly hotel: { readonly nombre: string; readonly noches: number };
  readonly seguros: { readonly asistencia_medica: { readonly tipo: string } };
  readonly extras: readonly { readonly nombre: string; readonly tipo: string }[];
  readonly days: readonly Day[];
  readonly missing: string[];
  readonly seller: string;
  readonly seller_email: string;
  readonly seller_phone: string;
}

interface Day {
  readonly dia: number;
  readonly titulo: string;
  readonly texto: string;
  readonly imagen: string | null;
}

/** A version of an offer, as its PDF says it. */
interface Version {
  readonly number: number;
  readonly expiresAt: Date;
  readonly code: string;
  readonly madeAt: Date;
}

/** Returns an offer as its document takes it, and as a version stores it. */
export function offerOf(row: OfferRow) {
  const { client, origen, destino, adultos, menores, infantes, tiquetes, hotel, seguros, extras } = row;
  const named = (once: boolean) =>
    extras.filter(({ tipo }) => (tipo === "servicio_extra") === once).map(({ nombre }) => nombre);
  const lines = [
    { title: "Tiquetes", detail: `${tiquetes.origen} – ${tiquetes.destino} · ida y vuelta` },
    { title: "Alojamiento", detail: `${hotel.nombre} · ${hotel.noches} noches` },
    { title: "Asistencia médica", detail: seguros.asistencia_medica.tipo },
    { title: "Excursiones y actividades", detail: named(false).join(", ") },
    { title: "Servicios adicionales", detail: named(true).join(", ") },
  ];
  const itinerario = [...row.days];
  const each = Math.ceil(row.price / (adultos + menores));
  const said = {
    client,
    origen,
    destino,
    adultos,
    menores,
    infantes,
    lines,
    itinerario,
    observaciones: null,
  };
  const printed = {
    ...said,
    fechaIda: row.departure,
    fechaRegreso: row.return,
    noIncluye: row.missing,
    descuentoPorcentaje: 0,
    totalDescuento: 0,
    precioTotal: row.price,
    precioPorPersona: each,
  };
  const stored = {
    ...said,
    fecha_ida: row.departure,
    fecha_regreso: row.return,
    no_incluye: row.missing,
    descuento_porcentaje: 0,
    total_descuento: 0,
    precio_total: row.price,
    precio_por_persona: each,
  };
  return { printed, stored };
}

const WAYS = [
  `Al hacer el contrato acuerdas con tu asesor si pagas de contado o en cuotas: la inicial suele ser del 30 %
y el resto va en hasta 6 cuotas, la última 30 días antes de la salida.`,
];

/** The product's printer and its document, and the covers of places, each drawn once. */
async function printing() {
  const { PdfPrinter } = await built("core/pdf/printer");
  const { quoteDocument } = await built("modules/quotes/quote/offer/quote.pdf");
  const { printedCover } = await built("core/preview/printed-cover");
  const { defaultAgency } = await built("modules/content/agency.default");
  const covers = new Map<string, Promise<string>>();
  const coverOf = (place: string): Promise<string> => {
    // There is no photograph, so that no storage is asked for one.
    const cover = covers.get(place) ?? printedCover(null as never, { photo: null, place });
    covers.set(place, cover);
    return cover;
  };
  return { printer: new PdfPrinter(), quoteDocument, coverOf, agency: defaultAgency };
}

let ready: ReturnType<typeof printing> | undefined;

/**
 * Returns the PDF of an offer, printed as the product prints it: what a page costs is no matter of this
 * measure. The picture of its place is drawn once, not for every offer.
 */
export async function printOffer(
  { number, destino, seller, seller_email, seller_phone }: OfferRow,
  { printed }: ReturnType<typeof offerOf>,
  { code, madeAt, ...version }: Version,
): Promise<Buffer> {
  const { printer, quoteDocument, coverOf, agency } = await (ready ??= printing());
  const verificationUrl = `http://localhost:3001/verificar/${code}`;
  const document = quoteDocument(
    {
      number,
      offer: printed,
      version: { ...version, verificationUrl, note: null },
      madeAt,
      advisor: { name: seller, email: seller_email, phone: seller_phone, picture: null },
      pictures: { cover: await coverOf(destino), logo: null, face: null, trip: new Map() },
      ways: WAYS,
    },
    agency,
  );
  return printer.print(document);
}
