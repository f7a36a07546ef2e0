import { passedOn } from '#contract/plans/plan-words.ts'
import { refuse } from '#platform/http/problem.ts'
import type { SubscriptionRow } from './present-subscription.ts'

/** Its bike is another's. Throws 400. */
export function refusePassedOn({ moved }: Pick<SubscriptionRow, 'moved'>): void {
	if (moved === 'passed_on') throw refuse(passedOn)
}
