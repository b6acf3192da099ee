# Tables for phones in a container:
#
#     docker build -t bellyflop .
#     docker run -p 8080:8080 -v games:/games bellyflop
#
# The first stage makes a wheel, and the page on the way; Node stays behind there.

FROM python:3.13-slim AS build
COPY . /src
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels /src

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir "$(echo /wheels/*.whl)[maths,nodes]" \
 && rm -r /wheels \
 && useradd --system --create-home --home-dir /games bellyflop
USER bellyflop
ENV XDG_DATA_HOME=/games XDG_CACHE_HOME=/games/cache
VOLUME /games
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/health', timeout=2)"]
CMD ["bellyflop", "serve", "--host", "0.0.0.0", "--port", "8080", "--database", "sqlite+aiosqlite:////games/tables.db"]
