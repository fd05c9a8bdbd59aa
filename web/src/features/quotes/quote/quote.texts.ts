import { hotelKindLabels, roomLabels } from "@travesia/api/quotes/calculation/costs/lodging.rules";
import { ownQuoteLabels, type QuoteStatus } from "@travesia/api/quotes/quote/quote.lifecycle";
import type { QuoteStanding } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import type { QuoteEditing } from "@travesia/api/quotes/quote/seller/quote-authority.rules";

/** Label of each status, the same as on other pages. */
export const quoteLabels = ownQuoteLabels;

const OVER = "La propuesta venció y el día del viaje ya llegó.";

const restingSteps: Partial<Record<QuoteStatus, string>> = {
  sent: OVER,
  expired: OVER,
  rejected: "El cliente la rechazó y el día del viaje ya llegó.",
  converted: "Ya es un contrato.",
};

/** Returns the text of a quote without pending steps; for other statuses the responsible people are shown. */
export const restingStep = ({ status, contractIsCancelled }: QuoteStanding): string | undefined =>
  contractIsCancelled
    ? "Su contrato se canceló. Una venta nueva empieza con «Duplicar»."
    : restingSteps[status];

/** Next step of a sent quote that nobody has opened because the e-mail has not reached the client. */
export const unsentSteps = {
  waits:
    "La cotización está lista. Su correo está en espera: llega cuando el propietario lo envíe desde Correos en " +
    "espera, o si la mandas por WhatsApp.",
  dropped:
    "La cotización está lista, pero su correo se descartó sin salir: envíala de nuevo o mándala por WhatsApp.",
} as const;

/** Text for a decision made on the device of the person who created the link, which must be reviewed. */
export const reviewText = "Revisar la decisión";

/** Text before the number of the request that this one may duplicate. */
export const repetitionText = "Posible repetida de";

/** Text before the number of the request with which this one was merged. */
export const joinedText = "Unida a";

/** «Qué sigue» of a request that was merged with another one. */
export const joinedStep = "Sigue en la otra solicitud. Si no era la misma, ábrela de nuevo con «Recotizar».";

/** Returns whether a possible duplicate still needs attention, which is the case until the quote is sent. */
export const mayRepeat = ({
  repeatsId,
  status,
}: {
  readonly repeatsId: string | null;
  readonly status: QuoteStatus;
}): boolean => repeatsId !== null && (status === "pending" || status === "completed");

/** Notices shown while a discount is entered, depending on whether the user may approve it. */
export const discountNotices = {
  approved: "Queda aprobado al guardarlo.",
  asked: "Lo debe aprobar un líder (hasta 15 %) o un gerente antes de enviar la cotización.",
} as const;

/** History entry for the client opening the offer. */
export const OPENED = "El cliente abrió la propuesta.";

export const quoteTripTypes = [
  { value: "nacional", label: "Viajes Nacionales" },
  { value: "internacional", label: "Viajes Internacionales" },
  { value: "operadorLlano", label: "Operador Llano" },
  { value: "hotel", label: "Solo hotel" },
] as const;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const roomKinds = optionsOf(roomLabels);

export const hotelKinds = optionsOf(hotelKindLabels);

export const clientTexts = { another: "Cliente nuevo", change: "Cambiar" } as const;

/** Returns the label of a value in one of the lists above; a dash when there is none. */
export const labelIn = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string | null | undefined,
): string => options.find((option) => option.value === value)?.label ?? "—";

/** Returns the sentence about the included and the excluded parts of a copied quote. */
export const duplicateText = ({ number, isOver }: { number: string; isOver: boolean }): string =>
  `Trae el viaje de ${number} con su cálculo. Elige el cliente; los viajeros y las notas no se copian.` +
  (isOver ? " La salida ya pasó: elige las fechas de nuevo." : "");

export const quoteToasts = {
  created: (number: string) => `Cotización ${number} creada exitosamente`,
  sent: "Cotización enviada exitosamente al cliente con PDF adjunto!",
  approved: "Cotización aprobada exitosamente",
  discounted: "Descuento guardado",
  undiscounted: "Descuento quitado",
  discountAsked: "Descuento guardado. Avisamos a quien lo aprueba.",
  discountApproved: "Descuento aprobado",
  pdfMade: "PDF regenerado exitosamente",
  saved: "Cambios guardados",
  rejected: "Cotización rechazada",
  requoted: "Recotización abierta",
  reassigned: "Cotización reasignada",
  joined: "Solicitudes unidas",
  deleted: "Cotización eliminada exitosamente",
  reminded: "Recordatorio enviado",
} as const;

/** Durations in seconds of the toasts that differ from the usual 3 s. */
export const quoteToastSeconds = { created: 4 } as const;

/** Notices of the edit form when only some fields may change. */
export const editNotices = {
  everything: null,
  contact: "La cotización ya fue enviada: solo cambian los datos de contacto y las observaciones.",
  nothing: "La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.",
} satisfies Record<QuoteEditing, string | null>;

/** Returns the sentence about the result of marking expired quotes. */
export const markedExpired = (count: number): string =>
  count === 0
    ? "No había cotizaciones por marcar"
    : count === 1
      ? "1 cotización quedó vencida"
      : `${count.toLocaleString("es-CO")} cotizaciones quedaron vencidas`;
