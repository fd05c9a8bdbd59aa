import { ApolloLink, Observable } from "@apollo/client";
import { parseAndCheckHttpResponse } from "@apollo/client/link/http";
import { print } from "graphql";
import { ConnectionFailure, TIMEOUT } from "../failure/connection.ts";
import { uploads } from "./uploads.ts";

/** Returns the files among the variables, each with its dotted path: `variables.input.comprobante`. */
export function filesOf(value: unknown, at: string): { readonly file: File; readonly at: string }[] {
  if (value instanceof File) return [{ file: value, at }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => filesOf(inner, `${at}.${key}`));
}

/**
 * Returns the multipart body of an upload, as defined by the GraphQL multipart request specification
 * (jaydenseric, version 2).
 */
function multipart(operation: ApolloLink.Operation): FormData {
  const files = filesOf(operation.variables, "variables");
  const body = new FormData();
  const query = print(operation.query);
  // JSON leaves a File as {}; the specification requires null in the place of a file.
  const variables: unknown = JSON.parse(
    JSON.stringify(operation.variables, (_, value: unknown) => (value instanceof File ? null : value)),
  );
  body.append("operations", JSON.stringify({ operationName: operation.operationName, query, variables }));
  body.append("map", JSON.stringify(Object.fromEntries(files.map(({ at }, index) => [String(index), [at]]))));
  files.forEach(({ file }, index) => body.append(String(index), file, file.name));
  return body;
}

/**
 * Apollo context that reports upload progress: `context: { onProgress: (share) => setProgress(share) }`, with
 * a share from 0 to 1. The layout shows the uploads without `onProgress`.
 */
export interface UploadContext {
  readonly onProgress?: (share: number) => void;
}

/**
 * Milliseconds without progress after which an upload is aborted; the server queues uploads for up to 10 s.
 */
const SILENCE = 2 * TIMEOUT;
/**
 * Number of attempts of an upload before the server's refusal is displayed. The constant below is the maximum
 * wait in between.
 */
const TRIES = 6;
const LONGEST_WAIT = 30;

/** Upload that is under way. */
interface Sending {
  readonly answered: Promise<Response>;
  readonly abort: () => void;
}

/** Sends a body over XMLHttpRequest, the only transport that reports upload progress. */
function send(
  uri: string,
  headers: Readonly<Record<string, string>>,
  body: FormData,
  onProgress: (share: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout>;
  const abort = () => {
    clearTimeout(silence);
    request.abort();
  };
  const answered = new Promise<Response>((resolve, reject) => {
    const fail = (detail: string) => reject(new ConnectionFailure(detail));
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        request.abort();
        fail("tiempo de espera agotado");
      }, SILENCE);
    };
    request.open("POST", uri);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      heard();
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => {
      clearTimeout(silence);
      fail("la carga se interrumpió");
    };
    request.onload = () => {
      clearTimeout(silence);
      const given = ["content-type", "retry-after"].flatMap((name) => {
        const value = request.getResponseHeader(name);
        return value === null ? [] : [[name, value] as const];
      });
      resolve(
        new Response(request.responseText, {
          status: request.status,
          statusText: request.statusText,
          headers: { "content-type": "application/json", ...Object.fromEntries(given) },
        }),
      );
    };
    heard();
    request.send(body);
  });
  return { answered, abort };
}

/** Returns the seconds after which a refused upload is retried automatically; null when it is not retried. */
function secondsToWait({ status, headers }: Response): number | null {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return (status === 429 || status === 503) && seconds <= LONGEST_WAIT ? seconds : null;
}

/**
 * Returns the link that sends operations with files, one at a time. An operation that the server refuses
 * because of load (429 or 503 with Retry-After) is retried automatically. An upload without progress for 20 s
 * is aborted.
 */
export function uploadLink(uri: string): ApolloLink {
  const waiting: (() => void)[] = [];
  let busy = false;
  const enter = (begin: () => void) => {
    if (busy) return void waiting.push(begin);
    busy = true;
    begin();
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else busy = false;
  };

  return new ApolloLink((operation) => {
    const { headers = {}, onProgress = uploads.report } = operation.getContext() as UploadContext & {
      headers?: Record<string, string>;
    };
    const sent = { accept: "application/json", ...headers, "apollo-require-preflight": "true" };
    return new Observable((observer) => {
      let begun = false;
      let over = false;
      let stop = () => {};
      const pause = (seconds: number) =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, seconds * 1_000);
          stop = () => clearTimeout(timer);
        });
      const answer = async (): Promise<Response> => {
        for (let tried = 1; ; tried += 1) {
          const { answered, abort } = send(uri, sent, multipart(operation), onProgress);
          stop = abort;
          const response = await answered;
          const seconds = secondsToWait(response);
          if (seconds === null || tried === TRIES || over) return response;
          onProgress(0);
          await pause(seconds);
        }
      };
      const begin = () => {
        begun = true;
        answer()
          .then(parseAndCheckHttpResponse(operation))
          .then(
            (result: ApolloLink.Result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
      };
      enter(begin);
      return () => {
        over = true;
        if (!begun) return void waiting.splice(waiting.indexOf(begin), 1);
        uploads.report(null);
        stop();
        leave();
      };
    });
  });
}
