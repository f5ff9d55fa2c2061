import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { agentTools, dataNotice, publicTool } from '#domain/agents/tools.ts';
import type { AgentCall, Arguments } from '#server/agents/call-operation.ts';
import { callOperation } from '#server/agents/call-operation.ts';
import { confirmCall } from '#server/agents/confirm-call.ts';
import { findWhatsOn } from '#server/agents/whats-on.ts';
import type { Deps } from '#server/context/context.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import type { BusinessKey } from '#server/http/api-key-auth.ts';
import { requireScope } from '#server/http/api-key-auth.ts';
import { logRefusal } from '#server/telemetry/security-events.ts';

interface Agent {
  deps: Deps;
  call: AgentCall;
  /** Null without a key. */
  key: BusinessKey | null;
}

/** Marks everything of the response as data. */
function toResult(data: unknown, isError = false): CallToolResult {
  const structuredContent = { notice: dataNotice, data };
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent, isError };
}

const toolNamed = (name: string) => agentTools.find((each) => each.name === name);

async function performTool({ deps, call, key }: Agent, name: string, given: Arguments): Promise<CallToolResult> {
  if (name === publicTool.name) return toResult(await findWhatsOn(deps, given, deps.clock()));
  const tool = toolNamed(name);
  if (!tool) throw invalidField('name', 'unknown_tool', 'No such tool');
  if (!key) throw new Problem('invalid_api_key');
  requireScope(key, { as: 'member', requires: 'active', scope: tool.scope });
  const performed =
    tool.confirmation === 'never' ? callOperation(call, tool, given) : confirmCall({ deps, call, key }, tool, given);
  const { body, isError } = await performed;
  return toResult(body, isError);
}

/** Performs a tool; a refusal is a result with the API's problem, so that the model reads it, and in the security log. */
export async function useTool(agent: Agent, name: string, given: Arguments): Promise<CallToolResult> {
  try {
    return await performTool(agent, name, given);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { c } = agent.call;
    logRefusal(agent.deps, { ...c.var, operation: toolNamed(name)?.operation ?? 'mcp' }, error);
    return toResult(error.toBody(c.get('requestId')), true);
  }
}
