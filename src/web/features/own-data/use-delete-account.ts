import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { wordsOf } from '../../api.ts'
import { forgetReturn } from '../../session/return-to.ts'
import { NoAnswer } from '../../session/send.ts'
import { useOneAtATime } from '../../ui/form/use-one-at-a-time.ts'
import { ownDataApi, ownDeletion } from './own-data-api.ts'
import { goodByePage, justDeleted } from './use-good-bye.ts'

const failed = 'Your account could not be deleted just now. Please try again.'
/** The answer was lost, so the outcome is unknown; asking again finds out. */
const unsure = 'There was no answer, so we do not know whether it is done. Please try again; if it is, you are asked to log in.'

/**
 * Deletes the account and goes where the good-bye is said, which ends the session of this browser too. Not repeated by itself: it works
 * once.
 */
export function useDeleteAccount() {
	const navigate = useNavigate()
	const queries = useQueryClient()
	const mutation = useOneAtATime(
		useMutation({
			mutationFn: (password: string) => ownDataApi.deleteAccount({ body: { password } }),
			onSuccess: async () => {
				forgetReturn()
				await navigate(goodByePage, { replace: true, state: justDeleted })
			},
			onError: (error) => {
				// A booking came in between, or the login with Google is too long ago by now.
				if (error instanceof ApiProblem && (error.status === 409 || error.status === 403)) queries.invalidateQueries(ownDeletion)
			},
		}),
	)
	const { error } = mutation
	const passwordProblem = error instanceof ApiProblem ? (error.fields.password?.[0] ?? null) : null
	return {
		...mutation,
		passwordProblem,
		words: error && !passwordProblem ? wordsOf(error, error instanceof NoAnswer ? unsure : failed) : null,
		forgetProblem: () => {
			if (error) mutation.reset()
		},
	}
}
