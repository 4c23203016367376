# syntax=docker/dockerfile:1
# One image for both processes: the API (the default command) and the worker.
# The version is that of the npm package "node" in package.json.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Of the install scripts, only those that package.json allows run, whatever this image's npm does.
# Packages of other platforms are not installed, so npm passes over their names.
RUN npm ci --include=dev --ignore-scripts && npm rebuild --ignore-scripts=false \
  $(node -p "Object.entries(require('./package.json').allowScripts).filter(([, isAllowed]) => isAllowed).map(([name]) => name).join(' ')")
COPY tsconfig.json nest-cli.json brand.json ./
COPY backend backend
COPY openapi openapi
COPY frontend frontend
RUN npm run build

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The production packages bring their binaries along: no install script has to run.
RUN npm ci --omit=dev --ignore-scripts && install -d -o 1000 -g 1000 -m 700 /files

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# As dev/memory.mts has it.
ENV NODE_OPTIONS="--max-old-space-size=192 --max-semi-space-size=8 --expose-gc" MALLOC_ARENA_MAX=2
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/frontend/build frontend/build
# Where files are kept, and the only folder of this user. A volume begins as a copy of it.
COPY --from=dependencies --chown=1000:1000 /files /files
# All else belongs to root, and this user may only read it. By number, so that a platform can
# tell that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/backend/main.js"]
