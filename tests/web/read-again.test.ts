import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { expect, it, vi } from "vitest";
import { onNews, readAgain } from "../../web/src/app/saving/read-again.ts";

const NAME = gql`
  query Name {
    name
  }
`;

/** A page that shows a name, and whoever changes it elsewhere. */
async function aPage() {
  const there = { name: "María" };
  const answer = () =>
    new Observable<ApolloLink.Result>((out) => (out.next({ data: { ...there } }), out.complete()));
  const client = new ApolloClient({ link: new ApolloLink(answer), cache: new InMemoryCache() });
  const shown = client.watchQuery({ query: NAME });
  shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual(there));
  const told = vi.fn();
  onNews(client, told);
  return { client, there, told };
}

it("tells of what others changed once, whoever asked for the reading that found it", async () => {
  const { client, there, told } = await aPage();
  there.name = "Valentina";
  await Promise.all([readAgain(client), readAgain(client)]);
  expect(told).toHaveBeenCalledTimes(1);
});

it("tells of nothing where nothing is different", async () => {
  const { client, told } = await aPage();
  await readAgain(client);
  expect(told).not.toHaveBeenCalled();
});
