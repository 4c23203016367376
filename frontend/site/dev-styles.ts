/** Imports every style sheet in development, so changes are hot-reloaded. */
import.meta.glob(['./**/*.css', '../ui/*.module.css'], { eager: true });
