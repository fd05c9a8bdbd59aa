import { registerEnum } from "../../../core/enums.ts";

/** Kinds of event in the timeline of a request. */
export const ClaimEventKind = {
  filed: "filed",
  file_added: "file_added",
  code_sent: "code_sent",
  identified: "identified",
  identity_decided: "identity_decided",
  taken: "taken",
  extended: "extended",
  completion_asked: "completion_asked",
  completed: "completed",
  answered: "answered",
  closed: "closed",
  lapsed: "lapsed",
  withdrawn: "withdrawn",
  due_near: "due_near",
  overdue: "overdue",
} as const;
export type ClaimEventKind = keyof typeof ClaimEventKind;
registerEnum(ClaimEventKind, {
  name: "ClaimEventKind",
  description: "Suceso en la historia de una solicitud.",
});
