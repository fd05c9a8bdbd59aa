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
 * Returns the body of an upload after the GraphQL multipart request specification (jaydenseric, version 2).
 */
function multipart(operation: ApolloLink.Operation): FormData {
  const files = filesOf(operation.variables, "variables");
  const body = new FormData();
  const query = print(operation.query);
  // JSON leaves a File as {}; the specification wants null where a file stands.
  const variables: unknown = JSON.parse(
    JSON.stringify(operation.variables, (_, value: unknown) => (value instanceof File ? null : value)),
  );
  body.append("operations", JSON.stringify({ operationName: operation.operationName, query, variables }));
  body.append("map", JSON.stringify(Object.fromEntries(files.map(({ at }, index) => [String(index), [at]]))));
  files.forEach(({ file }, index) => body.append(String(index), file, file.name));
  return body;
}

/**
 * Apollo context that follows an upload: `context: { onProgress: (share) => setProgress(share) }`, with a
 * share from 0 to 1. The frame shows the uploads that have no `onProgress` of their own.
 */
export interface UploadContext {
  readonly onProgress?: (share: number) => void;
}

/**
 * Returns the link that sends operations with files over XMLHttpRequest, the one transport that reports
 * upload progress; it gives up after 10 s of silence.
 */
export const uploadLink = (uri: string) =>
  new ApolloLink((operation) => {
    const { headers = {}, onProgress = uploads.report } = operation.getContext() as UploadContext & {
      headers?: Record<string, string>;
    };
    return new Observable((observer) => {
      const request = new XMLHttpRequest();
      let silence: ReturnType<typeof setTimeout>;
      const fail = (detail: string) => observer.error(new ConnectionFailure(detail));
      const heard = () => {
        clearTimeout(silence);
        silence = setTimeout(() => {
          request.abort();
          fail("tiempo de espera agotado");
        }, TIMEOUT);
      };
      request.open("POST", uri);
      for (const [name, value] of Object.entries({
        accept: "application/json",
        ...headers,
        "apollo-require-preflight": "true",
      })) {
        request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        heard();
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onerror = () => fail("la carga se interrumpió");
      request.onload = () => {
        clearTimeout(silence);
        const response = new Response(request.responseText, {
          status: request.status,
          statusText: request.statusText,
          headers: { "content-type": request.getResponseHeader("content-type") ?? "application/json" },
        });
        parseAndCheckHttpResponse(operation)(response).then(
          (result: ApolloLink.Result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      };
      heard();
      request.send(multipart(operation));
      return () => {
        uploads.report(null);
        clearTimeout(silence);
        request.abort();
      };
    });
  });
