# The site behind nginx (target "site") and its functions (target "functions"). HOSTING.md says how to
# run them. The version of Node.js is that of .nvmrc.
FROM node:24-bookworm-slim AS build
WORKDIR /docs
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Variables of the build, see HOSTING.md. They are public: pages hold them.
ARG SITE_URL
ARG MCP_URL
ARG ASK_TRANSPORT
RUN npm run build
RUN npm run functions:bundle -- --outfile=functions.mjs
# Where the functions are; empty for a site without them.
ARG FUNCTIONS
RUN npx tsx scripts/nginx-config.ts /usr/share/nginx/html ${FUNCTIONS:+--functions "$FUNCTIONS"} > rules.conf

FROM node:24-bookworm-slim AS functions
WORKDIR /docs
ENV NODE_ENV=production
COPY --from=build /docs/functions.mjs ./
COPY --from=build /docs/build ./build
USER node
EXPOSE 8787
HEALTHCHECK --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "functions.mjs", "--host", "0.0.0.0"]

# nginx without root, on port 8080.
FROM nginxinc/nginx-unprivileged:stable-alpine AS site
COPY scripts/nginx-container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /docs/rules.conf /etc/nginx/rules.conf
COPY --from=build /docs/build /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --start-period=10s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/robots.txt"]
