import type { ServerResponse } from "node:http";
import express from "express";
import { Refusal } from "../core/failure.ts";
import { incomplete, noJson, tooLargeBody } from "../core/http/body.ts";
import { cutSlow } from "../core/http/pace.ts";
import { isTooDeep } from "../core/input/depth.ts";
import type { Incoming } from "./request.ts";

const parse = express.json({ limit: "2mb", strict: false, type: () => true });

/**
 * Reads the JSON body of a request into `request.body`, whatever its method; undefined when it is empty.
 * Returns the refusal for a body that is not JSON or is too large; the caller uses the refusal only after
 * checking permissions.
 */
export function readJson(request: Incoming, response: ServerResponse): Promise<Refusal | null> {
  if (request.destroyed) return Promise.resolve(incomplete());
  return new Promise((resolve) => {
    parse(request, response, (error?: unknown) => {
      if (error) return resolve(refusalOf(error));
      const deep = isTooDeep(request.body);
      if (deep) request.body = undefined;
      resolve(deep ? noJson() : null);
    });
    cutSlow(request, resolve);
  });
}

function refusalOf(error: unknown): Refusal {
  const { status, type } = error as { status?: number; type?: string };
  if (status === 413) return tooLargeBody();
  if (status === 415)
    return new Refusal("UNSUPPORTED_MEDIA_TYPE", "El formato de la petición no es compatible");
  return type === "request.aborted" ? incomplete() : noJson();
}
