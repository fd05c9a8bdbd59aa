import type { Tone } from "@travesia/api/look";
import {
  objectionLifecycle,
  type ObjectionStatus,
} from "@travesia/api/commissions/objection/objection.lifecycle";

/** Label of each status of an objection. */
export const objectionLabels = objectionLifecycle.labels;

export const objectionTones = {
  abierta: "sun",
  aceptada: "leaf",
  no_aceptada: "clay",
  retirada: "neutral",
} satisfies Record<ObjectionStatus, Tone>;

export const objectionTexts = {
  title: "Objetar comisión",
  submit: "Enviar objeción",
  why: "¿Por qué no estás de acuerdo?",
  missing: "Cuenta por qué no estás de acuerdo",
  file: "Soporte (opcional)",
  sent: "Objeción enviada",
  answerTitle: "Responder objeción",
  answer: "Respuesta para el vendedor",
  answerMissing: "Escribe la respuesta para el vendedor",
  verdict: "¿Tiene razón?",
  verdicts: [
    { value: "si", label: "Sí, se acepta" },
    { value: "no", label: "No se acepta" },
  ],
  answered: "Objeción respondida",
  history: "Objeciones",
  withdraw: "Retirar objeción",
  withdrawn: "Objeción retirada",
  seeFile: "Ver soporte",
  list: "Objeciones",
  late: "Vencida",
  respond: "Responder",
  read: "Leer",
  readTitle: "Objeción a la comisión",
  status: "Estado",
  all: "Todas",
  none: "Nadie espera respuesta a una objeción.",
  nothingFound: "Ninguna objeción coincide con lo que buscas.",
  search: "Contrato, vendedor, cliente o palabras de la objeción",
  clear: "Quitar filtros",
} as const;
