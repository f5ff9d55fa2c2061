import type { z } from 'zod';
import type { routes } from '#contract/index.ts';
import type { ProblemSchema } from '#contract/shared/problems.ts';

/* The contract as openapi-fetch types. Type imports only, to keep schemas out of the bundle. */
export type ApiRoute = (typeof routes)[keyof typeof routes];

export type ProblemDocument = z.output<typeof ProblemSchema>;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type RequestOf<R> = R extends { request: infer Request } ? Request : unknown;

type QueryOf<R> = RequestOf<R> extends { query: infer Schema } ? { query?: InputOf<Schema> } : unknown;
type ParamsOf<R> = RequestOf<R> extends { params: infer Schema } ? { path: InputOf<Schema> } : unknown;
type BodyOf<R> =
  RequestOf<R> extends { body: { content: infer Content } }
    ? {
        requestBody: {
          content: { [Media in keyof Content]: Content[Media] extends { schema: infer S } ? InputOf<S> : never };
        };
      }
    : unknown;
type SuccessOf<R> = R extends { success: { schema: infer Schema extends z.ZodType } } ? z.output<Schema> : undefined;

type Operation<R extends ApiRoute> = {
  parameters: QueryOf<R> & ParamsOf<R>;
  responses: { 200: { content: { 'application/json': SuccessOf<R> } } };
} & BodyOf<R>;

export type ApiPaths = {
  [Path in ApiRoute['path']]: { [R in Extract<ApiRoute, { path: Path }> as R['method']]: Operation<R> };
};

type JsonBodyOf<R> =
  BodyOf<R> extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined;

/** Response type of a route: `ApiAnswer<'getBusiness'>`. */
export type ApiAnswer<Name extends keyof typeof routes> = SuccessOf<(typeof routes)[Name]>;

/** JSON body type of a route: `ApiBody<'createEvent'>`. */
export type ApiBody<Name extends keyof typeof routes> = JsonBodyOf<(typeof routes)[Name]>;
