import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../testing/render.tsx';
import { Row, Stack } from './box.tsx';
import { Text } from './text.tsx';

it('Stack, Row and Text render the element given by `as`, with its props', () => {
  draw(
    <Stack as="form" method="post" aria-label="Form">
      <Row as="ul">
        <Text as="li" value={3}>
          Third
        </Text>
      </Row>
    </Stack>,
  );
  expect(screen.getByRole<HTMLFormElement>('form').method).toBe('post');
  expect(screen.getByRole('list').firstElementChild).toMatchObject({ tagName: 'LI', value: 3 });
});

it('other props are type errors', () => {
  const wrong = () => (
    <>
      {/* @ts-expect-error a misspelled prop */}
      <Stack gpa={8} />
      {/* @ts-expect-error a value that the prop does not have */}
      <Row align="bottom" />
      {/* @ts-expect-error a prop of another element */}
      <Text as="span" method="post" />
    </>
  );
  expect(wrong).toBeTypeOf('function');
});
