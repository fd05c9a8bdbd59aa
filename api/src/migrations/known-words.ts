/** The tables whose `search_text` holds what is found from everywhere. */
const searchedTables = [
  ...["customers", "quotes", "contracts", "payments", "reservations", "packages", "users", "providers"],
] as const;

/** Words of letters alone; what is shorter has no error that could be told, what is longer is no word. */
const wordsOf = (text: string): string =>
  `(select distinct word from regexp_split_to_table(${text}, '[^a-z]+') word
    where length(word) between 4 and 30)`;

const learn = (words: string): string => `insert into known_words (word, forms)
  select word, word_forms(word) from ${words} met
  where not exists (select from known_words known where known.word = met.word)`;

/**
 * Statements that keep every word that some record is found by, so that a word with an error is put right by
 * looking among words instead of among records. Two who write the same new word at once both keep it: neither
 * waits for the other, and it counts once where it is read.
 */
export const knownWords: readonly string[] = [
  `create function word_forms(word text) returns text[] language sql immutable strict parallel safe
   as $$ select array_agg(distinct left(word, place - 1) || substr(word, place + 1)) || word
     from generate_series(1, length(word)) place $$`,
  `comment on function word_forms(text) is
   'A word, and what is left of it without one of its letters: words with one error share one of these'`,
  `create table known_words (word text not null, forms text[] not null, checked_on date)`,
  `create index known_words_word on known_words (word text_pattern_ops)`,
  `create index known_words_forms on known_words using gin (forms)`,
  `create index known_words_checked on known_words (checked_on nulls first)`,
  `create function learn_new_words() returns trigger language plpgsql as $$
   begin
     ${learn("(select distinct word from fresh, lateral " + wordsOf("fresh.search_text") + " words)")};
     return null;
   end $$`,
  `create function learn_words() returns trigger language plpgsql as $$
   begin
     ${learn(wordsOf("new.search_text"))};
     return null;
   end $$`,
  ...searchedTables.flatMap((table) => [
    `create trigger ${table}_new_words after insert on ${table}
     referencing new table as fresh for each statement execute function learn_new_words()`,
    `create trigger ${table}_words after update on ${table}
     for each row when (new.search_text is distinct from old.search_text) execute function learn_words()`,
  ]),
  `insert into known_words (word, forms) select word, word_forms(word) from (
     ${searchedTables
       .map((table) => `select distinct word from ${table} r, lateral ${wordsOf("r.search_text")} words`)
       .join("\n     union\n     ")}) met`,
];
