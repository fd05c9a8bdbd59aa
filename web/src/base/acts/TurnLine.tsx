import { WaitsLines } from "../../ui/passage/WaitsLines.tsx";
import { useSession } from "../session/useSession.ts";
import { type SeenTurn, stepsOf } from "./turn.ts";

/** Shows who does the next steps of a record, where its status stands; nothing where nothing waits. */
export function TurnLine({ turns }: { readonly turns: readonly SeenTurn[] }) {
  const { user } = useSession();
  return user && <WaitsLines steps={stepsOf(turns, user)} />;
}
