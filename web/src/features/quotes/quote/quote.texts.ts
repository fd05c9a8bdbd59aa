import { hotelKindLabels, roomLabels } from "@travesia/api/quotes/calculation/costs/lodging.rules";
import { ownQuoteLabels, type QuoteStatus } from "@travesia/api/quotes/quote/quote.lifecycle";
import type { QuoteStanding } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import type { QuoteEditing } from "@travesia/api/quotes/quote/seller/quote-authority.rules";

/** Label of each status, as everywhere else. */
export const quoteLabels = ownQuoteLabels;

const OVER = "La propuesta venció y el día del viaje ya llegó.";

const restingSteps: Partial<Record<QuoteStatus, string>> = {
  sent: OVER,
  expired: OVER,
  rejected: "El cliente la rechazó y el día del viaje ya llegó.",
  converted: "Ya es un contrato.",
};

/** Returns the text of a quote that waits for nobody; for other statuses their turn is shown. */
export const restingStep = ({ status, contractIsCancelled }: QuoteStanding): string | undefined =>
  contractIsCancelled
    ? "Su contrato se canceló. Una venta nueva empieza con «Duplicar»."
    : restingSteps[status];

/** Next step of a sent quote that nobody has opened, while its mail is not with the client. */
export const unsentSteps = {
  waits:
    "La cotización está lista. Su correo está en espera: llega cuando el propietario lo envíe desde Correos en " +
    "espera, o si la mandas por WhatsApp.",
  dropped:
    "La cotización está lista, pero su correo se descartó sin salir: envíala de nuevo o mándala por WhatsApp.",
} as const;

/** Text for a quote that was decided at the workplace of the person who made its link. */
export const reviewText = "Revisar la decisión";

/** Text before the number of the request that this request seems to repeat. */
export const repetitionText = "Posible repetida de";

/** Text before the number of the request that continues instead of this request. */
export const joinedText = "Unida a";

/** «Qué sigue» of a request that was joined to another request. */
export const joinedStep = "Sigue en la otra solicitud. Si no era la misma, ábrela de nuevo con «Recotizar».";

/** Returns whether it still matters that a request may repeat an earlier request: until it is sent. */
export const mayRepeat = ({
  repeatsId,
  status,
}: {
  readonly repeatsId: string | null;
  readonly status: QuoteStatus;
}): boolean => repeatsId !== null && (status === "pending" || status === "completed");

/** Notices while a discount is being typed, by the user's right to approve it. */
export const discountNotices = {
  approved: "Queda aprobado al guardarlo.",
  asked: "Lo debe aprobar un líder (hasta 15 %) o un gerente antes de enviar la cotización.",
} as const;

/** Entry of the history when the client opened the offer. */
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

export const priorities = [
  { value: "low", label: "Baja" },
  { value: "normal", label: "Normal" },
  { value: "high", label: "Alta" },
] as const;

/** Returns the label of a value in one of the lists above, or a dash. */
export const labelIn = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string | null | undefined,
): string => options.find((option) => option.value === value)?.label ?? "—";

/** Returns the sentence about the parts that are copied into a new quote, and the parts that are not. */
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

/** Seconds of the toasts that do not stay the usual 3. */
export const quoteToastSeconds = { created: 4 } as const;

/** Notices of the edit form when only some fields may change. */
export const editNotices = {
  everything: null,
  contact: "La cotización ya fue enviada: solo cambian los datos de contacto y las observaciones.",
  nothing: "La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.",
} satisfies Record<QuoteEditing, string | null>;

/** Returns the result of marking expired quotes. */
export const markedExpired = (count: number): string =>
  count === 0
    ? "No había cotizaciones por marcar"
    : count === 1
      ? "1 cotización quedó vencida"
      : `${count.toLocaleString("es-CO")} cotizaciones quedaron vencidas`;
