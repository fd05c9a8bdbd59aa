import "./errors/write.ts";
import "./letters/write.ts";
import "./modules/write.ts";
import "./readme/write.ts";
import "./verifier/write.ts";

// Writes what documents say of the source, out of the source; --check only says what is behind.
