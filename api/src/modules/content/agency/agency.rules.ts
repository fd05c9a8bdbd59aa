import type { Day } from "../../../core/colombia/days.ts";
import { documentProblem, formatDocument, normalDocument } from "../../../core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { NO_HOURS, normalHours } from "../../../core/colombia/opening-hours.ts";
import { formatPhone, normalPhone, phoneProblem } from "../../../core/colombia/phones.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import { colourProblem, normalColour } from "./mark.rules.ts";

/**
 * Default maximum of one Bre-B transfer in COP, used until the owner sets it: 1,000 UVB of 2025 (Banco de la
 * República). It changes each year, so the agency has its own value.
 */
export const defaultBreBLimit = 11_552_000;

/** Returns a NIT in its printed form, `900.123.456-8`. BAD_USER_INPUT on `nit` for a wrong check digit. */
export function cleanNit(typed: string): string {
  const problem = documentProblem("nit", typed);
  if (problem) throw badInput("nit", problem);
  return formatDocument(normalDocument("nit", typed));
}

/**
 * Returns opening hours in their stored form; null when closed. BAD_USER_INPUT on `field` for an invalid
 * text.
 */
export function cleanHours(field: string, typed: string | null): string | null {
  if (!typed?.trim()) return null;
  const hours = normalHours(typed);
  if (hours === null) throw badInput(field, NO_HOURS);
  return hours;
}

/** Returns a number of the Registro Nacional de Turismo as digits. BAD_USER_INPUT on `rntNumber`. */
export function cleanRnt(typed: string): string {
  const number = typed.replace(/[\s.]/g, "");
  if (!/^\d{1,10}$/.test(number))
    throw badInput("rntNumber", "El número del RNT tiene solo dígitos, por ejemplo 123456");
  return number;
}

/** Returns an e-mail in lower case. BAD_USER_INPUT on `field`. */
export function cleanEmail(field: string, typed: string): string {
  const problem = emailProblem(typed);
  if (problem) throw badInput(field, problem);
  return normalEmail(typed);
}

/** Returns a phone in its printed form, `(601) 555 0100`. BAD_USER_INPUT on `field`. */
export function cleanPhone(field: string, typed: string): string {
  const problem = phoneProblem(typed);
  if (problem) throw badInput(field, problem);
  return formatPhone(typed);
}

/**
 * Returns a WhatsApp number in the form that `wa.me` requires: digits, starting with the country code.
 * BAD_USER_INPUT on `whatsapp`.
 */
export function cleanWhatsapp(typed: string): string {
  const problem = phoneProblem(typed);
  if (problem) throw badInput("whatsapp", problem);
  return (normalPhone(typed) ?? typed).replace(/\D/g, "");
}

/**
 * Returns the agency's brand colour in its stored form; null when there is none. BAD_USER_INPUT on
 * `brandColour`.
 */
export function cleanColour(typed: string | null): string | null {
  if (!typed?.trim()) return null;
  const problem = colourProblem(typed);
  if (problem) throw badInput("brandColour", problem);
  return normalColour(typed);
}

/**
 * Returns whether the owner must be warned today: from 1 February of the year in which the registration ends.
 */
export const isRntDue = (validUntil: Day, today: Day): boolean => today >= `${validUntil.slice(0, 4)}-02-01`;

/**
 * Returns the warning to the owner about the registration in the RNT; null while none is needed, and while
 * its number is still one of the first steps. The registration must be renewed by 31 March each year.
 */
export function rntWarning(
  { rntNumber, rntValidUntil: validUntil }: { rntNumber: string; rntValidUntil: Day | null },
  today: Day,
): string | null {
  if (!/^\d/.test(rntNumber)) return null;
  if (validUntil === null)
    return "Registra hasta cuándo está vigente tu RNT para avisarte a tiempo de su renovación.";
  if (today > validUntil)
    return (
      `Tu RNT venció el ${spokenDay(validUntil)}. Sin renovarlo no puedes prestar ` +
      "servicios turísticos: renuévalo en tu Cámara de Comercio y registra la nueva vigencia."
    );
  if (isRntDue(validUntil, today))
    return (
      `Tu RNT vence el ${spokenDay(validUntil)}. ` +
      "Renuévalo en tu Cámara de Comercio y registra la nueva vigencia."
    );
  return null;
}

/**
 * Refuses an offer when the owner requires a valid registration in the RNT for offers, and it is not valid:
 * CONFLICT.
 */
export function refuseWithoutRnt(
  settings: { rntRequired: boolean; rntValidUntil: Day | null },
  today: Day,
): void {
  if (settings.rntRequired && (settings.rntValidUntil === null || today > settings.rntValidUntil))
    throw conflict(
      "El RNT de la agencia no está vigente. El propietario debe registrar la renovación antes de enviar cotizaciones.",
    );
}
