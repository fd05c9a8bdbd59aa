import type { ValidationError } from "class-validator";
import { GraphQLError } from "graphql";
import { ArgumentValidationError } from "type-graphql";
import { isAway } from "../database/away.ts";
import { Refusal, unavailable, type FieldFailure } from "../failure.ts";

/**
 * Returns the refusal behind an error, however deeply graphql or TypeGraphQL wrapped it; null for an
 * unexpected error. Faults found by class-validator become BAD_USER_INPUT with one entry per field, without
 * the submitted values. An unreachable database becomes UNAVAILABLE.
 */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof ArgumentValidationError)
    return ofValidation(error.extensions["validationErrors"] as readonly ValidationError[]);
  if (error instanceof GraphQLError && error.originalError) return asRefusal(error.originalError);
  return isAway(error) ? unavailable() : null;
}

function ofValidation(found: readonly ValidationError[]): Refusal {
  const errors = found.flatMap((error) => entriesOf(error, ""));
  return new Refusal("BAD_USER_INPUT", errors[0]?.message ?? "Los datos enviados no son válidos", errors);
}

function entriesOf({ property, constraints, children }: ValidationError, above: string): FieldFailure[] {
  const field = above + property;
  const [constraint] = Object.entries(constraints ?? {});
  const own = constraint ? [{ field, message: inSpanish(property, ...constraint) }] : [];
  return [...own, ...(children ?? []).flatMap((child) => entriesOf(child, `${field}.`))];
}

// class-validator's own texts begin with the property's name or with one of these; ours are Spanish sentences
const foreign = /^(each value in |nested property |property |an unknown value )/;

function inSpanish(property: string, constraint: string, message: string): string {
  if (!foreign.test(message) && !message.startsWith(`${property} `)) return message;
  return constraint === "isNotEmpty" || constraint === "isDefined"
    ? `El campo ${property} es obligatorio`
    : `El valor de ${property} no es válido`;
}
