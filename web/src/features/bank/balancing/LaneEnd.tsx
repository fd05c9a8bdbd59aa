import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { balancingTexts as texts } from "./balancing.texts.ts";

interface LaneEndProps {
  /** Sentence that explains why this step has nothing left to do. */
  readonly said: string;
  readonly onDone: () => void;
}

/** Shows that a step of the reconciliation is finished; Enter continues. */
export function LaneEnd({ said, onDone }: LaneEndProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <EmptyState
      action={
        <Button ref={button} variant="contained" onClick={onDone}>
          {texts.next}
        </Button>
      }
    >
      {said}
    </EmptyState>
  );
}
