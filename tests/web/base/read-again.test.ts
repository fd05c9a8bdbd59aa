import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { expect, it, vi } from "vitest";
import { onNews, readAgain } from "../../../web/src/base/saving/read-again.ts";

const NAME = gql`
  query Name {
    name
  }
`;

/** A page that shows a name, and the record behind it, which another person may change. */
async function aPage() {
  const there = { name: "María" };
  const answer = () =>
    new Observable<ApolloLink.Result>((out) => (out.next({ data: { ...there } }), out.complete()));
  const client = new ApolloClient({ link: new ApolloLink(answer), cache: new InMemoryCache() });
  const shown = client.watchQuery({ query: NAME });
  shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual(there));
  const heard = vi.fn();
  onNews(client, heard);
  return { client, there, heard };
}

it("reading again notifies once of changes by others, whichever reader found them", async () => {
  const { client, there, heard } = await aPage();
  there.name = "Valentina";
  await Promise.all([readAgain(client), readAgain(client)]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it("reading again notifies of nothing when nothing is different", async () => {
  const { client, heard } = await aPage();
  await readAgain(client);
  expect(heard).not.toHaveBeenCalled();
});
