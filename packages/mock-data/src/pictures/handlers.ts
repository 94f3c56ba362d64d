import { HttpResponse } from 'msw/http';
import { idArg } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { face, goods, scene } from './data.ts';

const picture = (draw: (id: number) => string, id: number): Response =>
  new HttpResponse(draw(id), { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' } });

/** Sample pictures drawn as SVG, so that the template needs no picture files. */
export const pictureHandlers = ({ http }: TopicContext) => [
  http.get('/mock/faces/:id', ({ args }) => picture(face, idArg(args))),
  http.get('/mock/goods/:id', ({ args }) => picture(goods, idArg(args))),
  http.get('/mock/scenes/:id', ({ args }) => picture(scene, idArg(args))),
];
