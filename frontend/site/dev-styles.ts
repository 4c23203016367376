/** In development every style sheet is a module of its own, so that a change shows at once. */
import.meta.glob(['./**/*.css', '../ui/*.module.css'], { eager: true });
