import { data, type LoaderFunctionArgs } from 'react-router'
import { siteContext } from '../../context.ts'

/** The loader of a page for looking around: outside the demo it is not there. */
export function demoOnly({ context }: Pick<LoaderFunctionArgs, 'context'>) {
	if (!context.get(siteContext).demo) throw data(null, { status: 404 })
	return null
}
