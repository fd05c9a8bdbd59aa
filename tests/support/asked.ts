import pg from "pg";
import { vi } from "vitest";
import type { TestApp } from "./app.ts";

interface Submitted {
  readonly text: string;
  submit(): void;
}

/** The texts of all that something asks the database, by acts and by reads, in their order. */
export async function asked({ app }: TestApp, something: () => Promise<unknown>): Promise<readonly string[]> {
  const connection = app.services.orm.em.getConnection() as unknown as {
    getNativeClient(): Promise<{ Client: { Query: { prototype: Submitted } } }>;
  };
  const { Client } = await connection.getNativeClient();
  const texts: string[] = [];
  // The object mapper brings a driver of its own.
  const spies = [pg.Query.prototype as unknown as Submitted, Client.Query.prototype].map((prototype) => {
    const { submit } = prototype;
    return vi.spyOn(prototype, "submit").mockImplementation(function (this: Submitted, ...connections) {
      texts.push(this.text);
      return submit.apply(this, connections);
    });
  });
  await something().finally(() => spies.forEach((spy) => spy.mockRestore()));
  return texts;
}
