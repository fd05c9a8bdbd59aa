import TextField from "@mui/material/TextField";
import { type ReactNode, useEffect, useRef, useState } from "react";

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: ReactNode;
  /** Whether a button stands at its right, on a phone too. */
  readonly beside?: boolean;
}

const PAUSE = 300;

/** Free text that asks only when typing pauses for 300 ms. */
export function SearchBox({ label, value, onChange, icon, beside = false }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setText(value);
    return () => clearTimeout(timer.current);
  }, [value]);
  return (
    <TextField
      type="search"
      label={label}
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onChange(next.trim()), PAUSE);
      }}
      sx={{ flex: { xs: beside ? "1 1 0" : "1 1 100%", sm: "1 1 220px" }, maxWidth: { sm: 360 } }}
      slotProps={{ input: { startAdornment: icon } }}
    />
  );
}
