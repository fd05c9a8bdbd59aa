import { useState } from "react";
import { RaffleBoardDocument, useRaffleBoardQuery, useRaffleOpenQuery } from "./raffle.generated.ts";
import { type RaffleChange, useRaffleChanges } from "./useRaffleChanges.ts";

/** Returns one page of the open raffle's board, and the raffle itself; both are updated live. */
export function useRaffleBoard(page: number, onTaken: (values: readonly string[]) => void) {
  const variables = { page };
  const raffle = useRaffleOpenQuery();
  const board = useRaffleBoardQuery({ variables });
  const [news, setNews] = useState<RaffleChange | null>(null);
  const refetch = () => {
    void raffle.refetch();
    void board.refetch();
  };
  useRaffleChanges((change) => {
    const { values, state } = change;
    setNews(change);
    if (values.length === 0) return refetch();
    board.client.cache.updateQuery({ query: RaffleBoardDocument, variables }, (known) =>
      known
        ? {
            raffleBoard: {
              ...known.raffleBoard,
              items: known.raffleBoard.items.map((number) =>
                values.includes(number.value) ? { ...number, state } : number,
              ),
            },
          }
        : known,
    );
    if (state !== "free") onTaken(values);
    void raffle.refetch();
  }, refetch);
  return {
    raffle: raffle.data?.openRaffle,
    loaded: Boolean(raffle.data),
    numbers: board.data?.raffleBoard.items,
    error: (raffle.data ? undefined : raffle.error) ?? (board.data ? undefined : board.error),
    refetch,
    /** Text about the latest change, for screen readers. */
    news,
  };
}
