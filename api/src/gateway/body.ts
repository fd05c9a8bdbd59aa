import type { IncomingMessage, ServerResponse } from "node:http";
import express from "express";
import { Refusal } from "../core/failure.ts";

const parse = express.json({ limit: "2mb", strict: false, type: () => true });

/**
 * Reads the JSON body of a request into `request.body`, whatever method it has; undefined when nothing was sent.
 * Answers the refusal for what is no JSON, or too much of it: it counts only once permissions were checked.
 */
export function readJson(request: IncomingMessage, response: ServerResponse): Promise<Refusal | null> {
  return new Promise((resolve) => parse(request, response, (error?: unknown) => resolve(error ? refusalOf(error) : null)));
}

function refusalOf(error: unknown): Refusal {
  const { status } = error as { status?: number };
  if (status === 413) return new Refusal("PAYLOAD_TOO_LARGE", "El cuerpo de la petición es demasiado grande");
  if (status === 415) return new Refusal("UNSUPPORTED_MEDIA_TYPE", "El formato de la petición no es compatible");
  return new Refusal("BAD_USER_INPUT", "El cuerpo de la petición no es JSON válido");
}
