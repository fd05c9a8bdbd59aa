// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useBegunAt } from "../../../web/src/base/lists/useBegunAt.ts";
import { useAddress } from "../../../web/src/base/routes/useAddress.ts";
import { sellerFilter } from "../../../web/src/features/organization/person/SellerFilter.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const maria = { __typename: "Person", id: 7, name: "María", lastname: "Ospina", role: 2 };

/** The filter by seller as a list shows it to a leader. */
function showFilter(value: string) {
  const [filter] = sellerFilter(3);
  if (filter?.kind !== "field") throw new Error("the filter is a field of its own");
  showConnected(filter.field(value, () => undefined));
}

describe("the filter by seller", () => {
  it("asks for nobody until somebody looks for one", async () => {
    const seen = serverAnswers({ SellerSearch: { data: { sellers: [maria] } } });
    showFilter("");
    const box = await screen.findByRole("combobox", { name: "Vendedor" });
    await new Promise((soon) => setTimeout(soon, 50));
    expect(seen).toEqual([]);
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: "mar" } });
    expect(await screen.findByText(/María Ospina/)).toBeTruthy();
    await waitFor(() => expect(seen.at(-1)?.variables).toEqual({ search: "mar" }));
  });

  it("asks for the one person of the address alone", async () => {
    const seen = serverAnswers({ SellerSearch: { data: { sellers: [maria] } } });
    showFilter("7");
    await waitFor(() =>
      expect((screen.getByRole("combobox", { name: "Vendedor" }) as HTMLInputElement).value).toContain(
        "María",
      ),
    );
    expect(seen.map(({ variables }) => variables)).toEqual([{ id: 7 }]);
  });

  it("is there for nobody who sees no sales of others", () => {
    expect(sellerFilter(2)).toEqual([]);
  });
});

function List({ begin }: { readonly begin: () => void }) {
  const address = useAddress();
  useBegunAt(address, "nuevo", begin);
  return <p>{address.values["search"]}</p>;
}

describe("an address with ?nuevo=1", () => {
  it.each([
    ["?nuevo=1&search=ana", 1],
    ["?search=ana", 0],
    ["?nuevo=2", 0],
  ])("begins something new once, and is taken out: %s", async (asked, times) => {
    const begin = vi.fn();
    const router = createMemoryRouter([{ path: "/clientes", element: <List begin={begin} /> }], {
      initialEntries: [`/clientes${asked}`],
    });
    render(<RouterProvider router={router} />);
    await waitFor(() => expect(router.state.location.search).not.toContain("nuevo=1"));
    expect(begin).toHaveBeenCalledTimes(times);
    if (asked.includes("ana")) expect(router.state.location.search).toBe("?search=ana");
  });
});
