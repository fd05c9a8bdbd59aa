import { startTransition, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { WrittenField } from "../../ui/form/WrittenField.tsx";
import { recentSearches, rememberSearch } from "./recent-searches.ts";
import { searchField } from "./search-field.tsx";

const PAUSE = 300;

const RecentSearches = lazyPart(async () => (await import("./RecentSearches.tsx")).RecentSearches);

/**
 * Shows the search field: searches while the user types, after a pause of 300 ms, and on focus suggests the
 * previous searches on this device.
 */
export function PackageSearch({
  value,
  onSearch,
}: {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}) {
  const [text, setText] = useState(value);
  const [recent, setRecent] = useState(() => recentSearches(localStorage));
  const [offered, setOffered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setText(value);
    return () => clearTimeout(timer.current);
  }, [value]);
  const remember = (search: string) => setRecent(rememberSearch(localStorage, search));
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), PAUSE);
  };
  const choose = (chosen: string) => {
    clearTimeout(timer.current);
    setText(chosen);
    onSearch(chosen.trim());
    remember(chosen);
  };
  const field = (
    <WrittenField
      type={searchField.type}
      label={searchField.label}
      value={text}
      onChange={({ target }) => type(target.value)}
      onFocus={() => startTransition(() => setOffered(recent.length > 0))}
      onBlur={() => remember(text)}
      slotProps={{
        input: { startAdornment: searchField.icon },
        htmlInput: {
          maxLength: searchField.maxLength,
          onKeyDown: ({ key }) => {
            if (key === "Enter" && text) choose(text);
          },
        },
      }}
    />
  );
  if (!offered) return field;
  return (
    <Suspense fallback={field}>
      <RecentSearches
        text={text}
        recent={recent}
        onType={type}
        onChoose={choose}
        onLeave={() => remember(text)}
      />
    </Suspense>
  );
}
