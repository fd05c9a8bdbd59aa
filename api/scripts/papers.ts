import "./errors/write.ts";
import "./modules/write.ts";
import "./verifier/write.ts";

// What is told of the source in prose or lists, and made out of it; --check only says what is behind.
