// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { useAddress } from "../../../web/src/base/routes/useAddress.ts";

afterEach(cleanup);

/** Shows a page of two lists; `seen` holds the addresses of both as the page had them, the newest last. */
async function open(search: string) {
  const seen: Record<"first" | "second", ReturnType<typeof useAddress>>[] = [];
  function Page() {
    seen.push({ first: useAddress(), second: useAddress("otra") });
    return null;
  }
  const router = createMemoryRouter([{ path: "/clientes", element: <Page /> }], {
    initialEntries: [`/clientes${search}`],
  });
  await act(async () => void render(<RouterProvider router={router} />));
  return { seen, kept: () => router.state.location.search };
}

describe("an address", () => {
  it("keeps all that is changed at once, by one list and by two", async () => {
    const { seen, kept } = await open("?page=3");
    await act(async () => {
      seen.at(-1)!.first.set({ status: "sent" });
      seen.at(-1)!.first.set({ search: "ana" });
      seen.at(-1)!.second.set({ search: "luz" });
    });
    expect(kept()).toBe("?status=sent&search=ana&otra.search=luz");
  });

  it("keeps a choice made while a change begun before it was waiting", async () => {
    const { seen, kept } = await open("");
    const { set } = seen.at(-1)!.first;
    await act(async () => seen.at(-1)!.first.set({ status: "sent" }));
    await act(async () => set({ search: "ana" }));
    expect(kept()).toBe("?status=sent&search=ana");
  });

  it("forgets cleared filters, and the filters from before it changed elsewhere", async () => {
    const { seen, kept } = await open("?status=sent");
    await act(async () => seen.at(-1)!.first.set({ search: "ana" }));
    await act(async () => seen.at(-1)!.first.clear());
    await act(async () => seen.at(-1)!.first.set({ search: "luz" }));
    expect(kept()).toBe("?search=luz");
  });
});
