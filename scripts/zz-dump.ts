import { callOf, writeCall } from '/work/wt/docs/web/routes/public/api-docs/calls.ts';
import { allProblems, appCalls, readEndpoints, shapesOf } from '/work/wt/docs/web/routes/public/api-docs/endpoints.ts';

const all = readEndpoints();
console.log(all.length, JSON.stringify(all.reduce((m, e) => ({ ...m, [e.resource]: (m[e.resource] ?? 0) + 1 }), {})));
for (const id of process.argv.slice(2)) {
  const e = all.find((x) => x.operationId === id)!;
  for (const c of Object.values(writeCall(callOf(e, 'https://dabei.example/api/v1')))) console.log(c + '\n--');
  console.log(JSON.stringify(e.success.example, null, 1), e.success.left, e.success.shape);
}
console.log(allProblems().length, appCalls().length);
