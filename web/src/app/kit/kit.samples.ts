import type { Tone } from "@travesia/api/look";
import type { Column } from "../../ui/table/columns.ts";

/** One line of the sample list. */
export interface Trip {
  readonly id: string;
  readonly client: string;
  readonly destination: string;
  readonly price: string;
  readonly status: string;
}

/** Every tone with a status that has it. */
export const tones: readonly (readonly [Tone, string])[] = [
  ["neutral", "Borrador"],
  ["sea", "Enviada"],
  ["sun", "Por firmar"],
  ["leaf", "Pagado"],
  ["clay", "Vencida"],
];

/** A text as long as people write them. */
export const LONG =
  "Viaje familiar de fin de año a San Andrés y Providencia con escala en Bogotá, cinco adultos y tres niños";

export const trips: readonly Trip[] = [
  {
    id: "1",
    client: "María Fernanda Torres",
    destination: "San Andrés",
    price: "$ 4.250.000",
    status: "Enviada",
  },
  {
    id: "2",
    client: "Juan Sebastián de la Espriella Montoya y familia",
    destination: LONG,
    price: "$ 128.400.000",
    status: "Por firmar",
  },
  { id: "3", client: "Luz Peña", destination: "Leticia", price: "—", status: "Borrador" },
];

export const columns: readonly Column<Trip>[] = [
  { key: "client", label: "Cliente", cell: ({ client }) => client, sortable: true },
  { key: "destination", label: "Destino", cell: ({ destination }) => destination },
  { key: "price", label: "Precio", cell: ({ price }) => price, align: "right", sortable: true },
  { key: "status", label: "Estado", cell: ({ status }) => status, card: "corner" },
];

/** A button that is only shown. */
export const nothing = (): void => undefined;
