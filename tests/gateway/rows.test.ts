import { describe, expect, it } from "vitest";
import { print } from "graphql";
import { plansOf } from "../../api/src/gateway/mount.ts";
import { get, gql, patch, post, type Route } from "../../api/src/gateway/route.ts";
import { mountGateway } from "../../api/src/gateway/mount.ts";
import express from "express";
import { tripFragments, tripRows } from "./trips.rest.ts";
import { tripSchema } from "./trips.schema.ts";

const plan = (...rows: Route[]) => plansOf({ schema: tripSchema, rows, fragments: tripFragments });

describe("the law of names", () => {
  it("gives snake_case to a field without an alias and leaves an alias as it is", () => {
    const [row] = plan(
      get(
        "/x/:id",
        gql`
          query ($id: ID!) {
            body: trip(id: $id) {
              precioTotal
              Precio: precioTotal
              isActive: isActive
              motivoRechazo
              destino
            }
          }
        `,
      ),
    );
    expect(print(row!.document).replace(/\s+/g, " ")).toContain(
      "{ precio_total: precioTotal Precio: precioTotal isActive: " +
        "isActive motivo_rechazo: motivoRechazo destino }",
    );
  });
  it("spells a shared fragment as the row that uses it", () => {
    const [snake, camel] = plan(
      ...tripRows.filter(({ path }) => path === "/trips/:id" || path === "/trips/:id/camel").slice(0, 1),
      tripRows[3]!,
    );
    expect(print(snake!.document)).toContain("precio_total: precioTotal");
    expect(print(camel!.document)).not.toContain("precio_total");
  });
});

describe("a row is refused at boot", () => {
  const id = "query ($id: ID!)";
  it.each<[string, Route, RegExp]>([
    [
      "when its document is not valid",
      get(
        "/x",
        gql`
          query {
            nothing
          }
        `,
      ),
      /GET \/x: Cannot query field/,
    ],
    [
      "when it uses a fragment that nobody wrote",
      get(
        "/x",
        gql`
          query {
            trips {
              items {
                ...Missing
              }
            }
          }
        `,
      ),
      /Unknown fragment "Missing"/,
    ],
    [
      "when constants stand beside a list",
      get(
        "/x",
        gql`
          query {
            body: destinations
          }
        `,
        { answer: { success: true } },
      ),
      /stands alone/,
    ],
    [
      "when roots stand beside a scalar",
      get(
        "/x",
        gql`
          query {
            body: tripCount
            destinations
          }
        `,
      ),
      /stands alone/,
    ],
    [
      "when a mutation has two roots",
      post(
        "/x",
        gql`
          mutation {
            a: signIn(email: "a")
            b: signIn(email: "b")
          }
        `,
      ),
      /exactly one root/,
    ],
    [
      "when a root hides a key of the body",
      get("/x/:id", `${id} { body: trip(id: $id) { id } id: tripCount }`),
      /hides a key/,
    ],
    [
      "when a root is conditional",
      get(
        "/x/:id",
        gql`
          query ($id: Int!, $on: Boolean!) {
            traveller(id: $id) {
              id
            }
            tripCount @include(if: $on)
          }
        `,
      ),
      /not conditional/,
    ],
    [
      "when no variable reads a parameter",
      get(
        "/x/:id",
        gql`
          query {
            tripCount
          }
        `,
      ),
      /no variable reads the parameter :id/,
    ],
    [
      "when it sends what is no file",
      get(
        "/x",
        gql`
          query {
            tripCount
          }
        `,
        { sends: "inline" },
      ),
      /needs one root/,
    ],
    [
      "when a file has constants",
      get("/x/:id", `${id} { tripPdf(id: $id) { filename url } }`, {
        sends: "inline",
        answer: { success: true },
      }),
      /neither/,
    ],
    [
      "when `created` is not selected",
      post(
        "/x",
        gql`
          mutation ($input: TripInput!) {
            saveTrip(input: $input) {
              seen
            }
          }
        `,
        { status: "created" },
      ),
      /`created`/,
    ],
    [
      "when it uploads to what is no Upload",
      post(
        "/x",
        gql`
          mutation ($email: String!) {
            signIn(email: $email)
          }
        `,
        { upload: { f: "email" } },
      ),
      /no Upload/,
    ],
    [
      "when a rename names nothing",
      post(
        "/x",
        gql`
          mutation ($input: TripInput!) {
            saveTrip(input: $input) {
              seen
            }
          }
        `,
        { reads: { a: "nada" } },
      ),
      /no input/,
    ],
    [
      "when a word stands for nothing",
      get(
        "/x",
        gql`
          query {
            tripCount
          }
        `,
        { absent: { year: "current" } },
      ),
      /`absent` names year, which is no variable/,
    ],
    [
      "when it has two operations",
      get(
        "/x",
        gql`
          query A {
            tripCount
          }
          query B {
            tripCount
          }
        `,
      ),
      /one query or one mutation/,
    ],
  ])("%s", (_, row, problem) => expect(() => plan(row)).toThrow(problem));

  it("when it is mounted twice", () => {
    const row = get(
      "/x",
      gql`
        query {
          tripCount
        }
      `,
    );
    const contextOf = () => Promise.reject(new Error("never asked"));
    const mount = () =>
      mountGateway(express(), {
        schema: tripSchema,
        rows: [row, row],
        fragments: [],
        contextOf,
        contextAgain: contextOf,
      });
    expect(mount).toThrow(/GET \/x: it is mounted twice/);
  });
  it("when a fragment is written twice", () => {
    expect(() =>
      plansOf({ schema: tripSchema, rows: [], fragments: [...tripFragments, ...tripFragments] }),
    ).toThrow(/TripWire is written twice/);
  });
});

it("a row that says how it reads is no reason to refuse it", () => {
  expect(
    plan(
      patch(
        "/x",
        gql`
          mutation ($input: TripInput!) {
            saveTrip(input: $input) {
              seen
            }
          }
        `,
        { reads: { reason: "destino" } },
      ),
    ),
  ).toHaveLength(1);
});
