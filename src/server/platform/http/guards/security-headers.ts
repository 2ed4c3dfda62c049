/** What the browser may load and do on our pages. */
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Scripts come from files of ours alone, and what they compile (the camera's reader of lines) from themselves. Style elements are allowed: dialogs lock the page's scrolling through one. */
const SOURCES = {
  "default-src": ["'self'"],
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** What only makes sense behind https is left out on http, where it would break the pages. */
export async function installSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...SOURCES, ...(secure && { "upgrade-insecure-requests": [] }) },
    },
    strictTransportSecurity: secure && { maxAge: 365 * 86_400, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
  });
}
