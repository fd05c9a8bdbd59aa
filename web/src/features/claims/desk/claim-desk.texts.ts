import type { ClaimEventKind, ClaimFamily, ClaimShow } from "../../../graphql/schema.generated.ts";

export const claimDeskTexts = {
  title: "Reclamos y datos",
  subtitle: "Solicitudes sobre datos personales (Ley 1581) y PQR de consumidores, por su plazo.",
  noneOpen: "Nadie espera una respuesta.",
  nothingFound: "No hay solicitudes con este filtro.",
  missing: "Esta solicitud no existe o ya no la ves.",
  search: "Número, nombre, correo o documento",
  mine: "A mi cargo",
  asked: "Lo que pide",
  added: "Lo que completó",
  answered: "Lo que respondimos",
  person: "Quién pregunta",
  files: "Adjuntos",
  answerFiles: "Adjuntos de la respuesta",
  noFiles: "Sin adjuntos.",
  history: "Historia",
  nobody: "Nadie",
  take: "Hacerme cargo",
  identify: "Comprobar identidad",
  answer: "Responder",
  extend: "Ampliar plazo",
  askToComplete: "Pedir que complete",
  close: "Cerrar sin responder",
  unproven: "No respondas nada personal hasta comprobar quién pregunta.",
  lacksDocument: "Confirmó su correo, pero no está en nuestros registros: revisa el documento que adjuntó.",
  keeps: "La ley nos obliga a conservar contratos, pagos y recibos por diez años: eso no se suprime.",
} as const;

export const claimShows: readonly (readonly [ClaimShow, string])[] = [
  ["por_responder", "Por responder"],
  ["me_tocan", "Me tocan"],
  ["pronto", "En 3 días o menos"],
  ["vencidas", "Vencidas"],
  ["por_completar", "Por completar"],
  ["cerradas", "Cerradas"],
];

export const claimFamilies: readonly (readonly [ClaimFamily, string])[] = [
  ["datos", "Datos personales"],
  ["pqr", "PQR"],
];

export const claimEvents = {
  filed: "Llegó la solicitud",
  file_added: "Adjuntó un archivo",
  code_sent: "Enviamos otro código",
  identified: "Confirmó quién es",
  identity_decided: "Se revisó la identidad",
  taken: "Tomó el caso",
  extended: "Se amplió el plazo",
  completion_asked: "Se pidió completarla",
  completed: "La completó",
  answered: "Se respondió",
  closed: "Se cerró sin respuesta",
  lapsed: "Se entendió desistida",
  withdrawn: "Desistió de ella",
  due_near: "Aviso: está por vencer",
  overdue: "Aviso: está vencida",
} satisfies Record<ClaimEventKind, string>;

export const claimToasts = {
  taken: "Quedó a tu cargo.",
  identified: "Guardamos la decisión.",
  answered: "Respondimos la solicitud. Le escribimos a la persona.",
  extended: "Ampliamos el plazo. Le escribimos a la persona.",
  completionAsked: "Le pedimos lo que falta por correo.",
  closed: "Cerramos la solicitud. Le escribimos a la persona.",
} as const;
